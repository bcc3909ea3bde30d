import type { Language } from '#contract/languages.ts'

/** What an aspirant types to find each article of the sample days, by its title; in Hindi and Tamil where it is told in them. */
export const LIBRARY_QUERIES: Record<string, { en: string[] } & Partial<Record<Language, string[]>>> = {
  // 25 August 2017
  'Nine judges, one answer: privacy is a fundamental right under the Constitution': {
    en: ['right to privacy', 'Puttaswamy judgment', 'is privacy a fundamental right'],
  },
  'Instant triple talaq set aside, 3:2: what the women won and what the Court left alone': {
    en: ['triple talaq', 'Shayara Bano case', 'talaq-e-biddat unconstitutional'],
  },
  'Who gets the 27 per cent? Union Cabinet clears a commission to divide the OBC list': {
    en: ['OBC sub-categorisation commission', 'creamy layer limit 8 lakh', 'Article 340'],
  },
  'The missing note: RBI issues ₹200 to close the gap between ₹100 and ₹500': {
    en: ['200 rupee note', 'new currency note Sanchi Stupa', 'RBI banknote denominations'],
  },
  'A door that closes: privacy, dignity and the crowded house we live in': {
    en: ['privacy and dignity essay', 'right to be let alone', 'privacy and the poor'],
  },

  // 8 November 2022
  'Supreme Court upholds the 10% EWS quota, 3:2, and leaves the 50% ceiling in doubt': {
    en: ['EWS reservation judgment', '103rd amendment', '50% ceiling on reservation'],
  },
  'COP27 opens in Egypt with loss and damage funding on the agenda for the first time': {
    en: ['COP27', 'loss and damage fund', 'Sharm el-Sheikh climate conference'],
  },
  "The e-rupee's first week: what a digital currency for banks is meant to prove": {
    en: ['digital rupee', 'CBDC pilot', 'central bank digital currency'],
  },
  'Morbi and the missing signature: who answers when many hands share a failure?': {
    en: ['Morbi bridge collapse', 'administrative accountability ethics', 'problem of many hands'],
  },
  'Red moon at dusk: the total lunar eclipse of 8 November and the science behind it': {
    en: ['lunar eclipse', 'why does the moon turn red', 'umbra and penumbra'],
  },

  // 20 December 2022
  'Montreal biodiversity pact sets out to conserve 30% of land and sea by 2030': {
    en: ['Kunming-Montreal framework', '30x30 target', 'COP15 biodiversity'],
  },
  'India takes the G20 chair, with a long list and a divided table': {
    en: ['India G20 presidency', 'One Earth One Family One Future', 'G20 sherpa track'],
  },
  'Energy law amended: a carbon market at home, and a floor for clean energy in industry': {
    en: ['Energy Conservation Amendment Act', 'carbon credit trading scheme', 'PAT scheme'],
  },
  "Vadnagar, Modhera and Unakoti join India's waiting list for World Heritage": {
    en: ['Vadnagar', 'Modhera sun temple', 'UNESCO tentative list India'],
  },
  'When the complainant cannot speak: Supreme Court on how a bribe may be proved': {
    en: ['Neeraj Dutta case', 'hostile witness', 'Prevention of Corruption Act circumstantial evidence'],
  },

  // 12 August 2023
  'Six years after Puttaswamy, India has a law on personal data': {
    en: ['data protection act', 'DPDP Act 2023', 'data fiduciary'],
  },
  'Three Bills to replace the penal, procedure and evidence codes reach the Lok Sabha': {
    en: ['Bharatiya Nyaya Sanhita bill', 'IPC CrPC replacement', 'sedition law'],
  },
  'What is a forest? The amended Forest (Conservation) Act gives a narrower answer': {
    en: ['Forest Conservation Amendment Act 2023', 'Godavarman judgment', 'definition of forest'],
  },
  'Hottest July on record, El Niño in the Pacific, and a monsoon that has paused': {
    en: ['El Nino and monsoon', 'Indian Ocean Dipole', 'hottest month on record'],
  },
  "Banks lock away an extra 10%: what the RBI's incremental CRR is for": {
    en: ['incremental CRR', 'difference between CRR and SLR', 'standing deposit facility'],
  },

  // 24 August 2023
  'Chandrayaan-3 lands near the lunar south pole; India is fourth to soft-land on the Moon': {
    en: ['Chandrayaan-3', 'Vikram lander soft landing', 'moon south pole mission'],
    hi: ['चंद्रयान-3', 'चंद्रमा का दक्षिणी ध्रुव', 'विक्रम लैंडर'],
    ta: ['சந்திரயான்-3', 'நிலவின் தென் துருவம்', 'விக்ரம் தரையிறங்கு கலன்'],
  },
  "BRICS invites six countries: the Johannesburg summit and India's choices": {
    en: ['BRICS expansion', 'Johannesburg summit', 'New Development Bank'],
    hi: ['ब्रिक्स विस्तार', 'जोहान्सबर्ग शिखर सम्मेलन', 'ब्रिक्स के नए सदस्य'],
    ta: ['பிரிக்ஸ் விரிவாக்கம்', 'ஜோகன்னஸ்பர்க் உச்சிமாநாடு', 'பிரிக்ஸ் புதிய உறுப்பினர்கள்'],
  },
  'The new curriculum framework: two board exams, more languages, fewer walls': {
    en: ['National Curriculum Framework', 'three language formula', 'board exams twice a year'],
    hi: ['राष्ट्रीय पाठ्यचर्या रूपरेखा', 'त्रिभाषा सूत्र', 'साल में दो बार बोर्ड परीक्षा'],
    ta: ['தேசியக் கல்விக் கொள்கை', 'மும்மொழிக் கொள்கை', 'ஆண்டுக்கு இரு முறை பொதுத்தேர்வு'],
  },
  'Bharat NCAP: India gets its own crash ratings for cars': {
    en: ['Bharat NCAP', 'car crash test rating', 'road safety'],
    hi: ['भारत NCAP', 'कारों की सुरक्षा रेटिंग', 'सड़क सुरक्षा'],
    ta: ['பாரத் NCAP', 'கார் மோதல் சோதனை', 'சாலைப் பாதுகாப்பு'],
  },

  // 11 September 2023
  'G20 adopts the New Delhi Declaration by consensus and gives the African Union a seat': {
    en: ['New Delhi G20 declaration', 'African Union G20 member', 'G20 summit 2023'],
  },
  'Eight signatures, two corridors: what the India-Middle East-Europe memorandum promises': {
    en: ['India Middle East Europe corridor', 'IMEC', 'alternative to Belt and Road'],
  },
  'Global Biofuel Alliance: India, Brazil and the United States try to build a world market': {
    en: ['Global Biofuel Alliance', 'ethanol blending', 'sustainable aviation fuel'],
  },
  "Aditya-L1 on its way: India's first observatory in space for the Sun": {
    en: ['Aditya L1', 'Lagrange point', 'ISRO solar mission'],
  },
  "Morocco's earthquake: why a slow mountain range broke, and what it teaches India": {
    en: ['Morocco earthquake', 'intraplate earthquake', 'earthquake resistant buildings'],
  },

  // 22 September 2023
  "Parliament passes the women's reservation bill; the quota waits for a census and delimitation": {
    en: ["women's reservation bill", 'Nari Shakti Vandan Adhiniyam', 'delimitation and census'],
  },
  'India and Canada expel diplomats after an allegation over a killing in British Columbia': {
    en: ['India Canada relations', 'Nijjar', 'persona non grata'],
  },
  'Santiniketan and the Hoysala temples join the World Heritage List': {
    en: ['Hoysala temples', 'Santiniketan UNESCO', 'Vesara architecture'],
  },
  'PM Vishwakarma is launched: tools, training and loans for artisans of 18 trades': {
    en: ['PM Vishwakarma scheme', 'artisans', 'collateral free loans'],
  },
  'A bribe, a vote and a privilege: Supreme Court sends the 1998 ruling to seven judges': {
    en: ['Sita Soren case', 'parliamentary privilege', 'JMM bribery case'],
  },

  // 14 December 2023
  "Supreme Court upholds the end of Jammu and Kashmir's special status": {
    en: ['Article 370', 'Jammu and Kashmir special status', 'abrogation of article 370'],
    hi: ['अनुच्छेद 370', 'जम्मू-कश्मीर विशेष दर्जा', 'धारा 370 सुप्रीम कोर्ट'],
    ta: ['370-ஆவது பிரிவு', 'ஜம்மு காஷ்மீர் சிறப்பு அந்தஸ்து', 'பிரிவு 370'],
  },
  'COP28 names fossil fuels: what the UAE Consensus does and leaves undone': {
    en: ['COP28', 'transition away from fossil fuels', 'global stocktake'],
    hi: ['दुबई जलवायु सम्मेलन', 'जीवाश्म ईंधन', 'हानि और क्षति कोष'],
    ta: ['துபாய் காலநிலை மாநாடு', 'புதைபடிவ எரிபொருள்', 'இழப்பு சேத நிதியம்'],
  },
  'Who picks the Election Commission? The Rajya Sabha passes its answer': {
    en: ['Election Commissioner appointment bill', 'Anoop Baranwal', 'who appoints the Chief Election Commissioner'],
    hi: ['मुख्य चुनाव आयुक्त की नियुक्ति', 'चुनाव आयोग विधेयक', 'अनूप बरनवाल'],
    ta: ['தேர்தல் ஆணையர் நியமனம்', 'தலைமைத் தேர்தல் ஆணையர்', 'தேர்தல் ஆணையம் மசோதா'],
  },
  "Garba joins UNESCO's list: what inscription means for a living tradition": {
    en: ['Garba UNESCO', 'intangible cultural heritage', 'Sangeet Natak Akademi'],
    hi: ['गरबा यूनेस्को', 'अमूर्त सांस्कृतिक विरासत', 'संगीत नाटक अकादमी'],
    ta: ['கர்பா யுனெஸ்கோ', 'கர்பா நடனம்', 'சங்கீத நாடக அகாதெமி'],
  },

  // 16 February 2024
  "Supreme Court strikes down electoral bonds as a breach of the voter's right to know": {
    en: ['electoral bonds', 'electoral bonds judgment', 'political funding'],
  },
  'RBI gives Paytm Payments Bank customers until 15 March to move': {
    en: ['Paytm Payments Bank', 'what is a payments bank', 'KYC norms'],
  },
  'PM Surya Ghar: rooftop solar and up to 300 free units for 1 crore homes': {
    en: ['PM Surya Ghar', 'rooftop solar scheme', '300 units free electricity'],
  },
  'India and the UAE sign an investment treaty and a framework pact on IMEC': {
    en: ['India UAE relations', 'bilateral investment treaty', 'investor state dispute settlement'],
  },

  // 2 July 2024
  'Three new criminal laws take over from the IPC, the CrPC and the Evidence Act': {
    en: ['new criminal laws', 'BNS BNSS BSA', 'zero FIR'],
  },
  "Indian government bonds enter JPMorgan's emerging-market index: cheaper money, new exposure": {
    en: ['JPMorgan bond index', 'Indian government bonds', 'fully accessible route'],
  },
  'Question papers for sale: a stricter law, and an older test of integrity': {
    en: ['NEET paper leak', 'Public Examinations Act', 'National Testing Agency'],
  },
  'Telecom law moves past the telegraph: parts of the 2023 Act take effect': {
    en: ['Telecommunications Act 2023', 'Digital Bharat Nidhi', 'internet shutdowns'],
  },
  'Monsoon covers India six days early, after a June that ran dry': {
    en: ['southwest monsoon', 'monsoon 2024', 'Somali jet'],
  },

  // 2 August 2024
  'Seven-judge bench lets States sub-classify Scheduled Castes within the reserved quota': {
    en: ['sub-classification of Scheduled Castes', 'Davinder Singh case', 'SC sub-classification'],
    hi: ['अनुसूचित जाति उप-वर्गीकरण', 'कोटे के भीतर कोटा', 'दविंदर सिंह मामला'],
    ta: ['பட்டியல் சாதியினர் உள்வகைப்பாடு', 'இடஒதுக்கீடு தீர்ப்பு', 'தவிந்தர் சிங் வழக்கு'],
  },
  'Wayanad landslides: how rain, slope and settlement combined on 30 July 2024': {
    en: ['Wayanad landslide', 'causes of landslides', 'Kerala landslide'],
    hi: ['वायनाड भूस्खलन', 'भूस्खलन के कारण', 'केरल भूस्खलन'],
    ta: ['வயநாடு நிலச்சரிவு', 'நிலச்சரிவு காரணங்கள்', 'கேரளா நிலச்சரிவு'],
  },
  'Western Ghats: Centre issues sixth draft for a 56,825.7 sq km ecologically sensitive area': {
    en: ['Western Ghats', 'Gadgil report', 'Kasturirangan committee'],
    hi: ['पश्चिमी घाट', 'गाडगिल रिपोर्ट', 'कस्तूरीरंगन समिति'],
    ta: ['மேற்குத் தொடர்ச்சி மலை', 'காட்கில் குழு அறிக்கை', 'கஸ்தூரிரங்கன் குழு'],
  },
  "Moidams of Charaideo: the Ahom royal burial mounds become India's 43rd World Heritage Site": {
    en: ['Ahom Moidams', 'Charaideo', 'world heritage site Assam'],
    hi: ['अहोम मोइदाम', 'विश्व धरोहर स्थल असम', 'चराइदेव'],
    ta: ['அஹோம் மொய்தாம்', 'உலகப் பாரம்பரியச் சின்னம்', 'சராய்தேவ்'],
  },

  // 9 November 2024
  'Supreme Court overrules Azeez Basha and resets the test for minority institutions': {
    en: ['AMU minority status', 'Article 30', 'Azeez Basha'],
  },
  'Not every private asset belongs to the community: nine judges read Article 39(b)': {
    en: ['Article 39(b)', 'private property material resources of the community', 'Article 31C'],
  },
  'A car licence will do for light goods vehicles, a Constitution Bench confirms': {
    en: ['LMV licence judgment', 'light motor vehicle', 'Mukund Dewangan'],
  },
  "Cali's biodiversity summit founds a fund for genetic data and loses its quorum on finance": {
    en: ['COP16 Cali', 'digital sequence information', 'Cali Fund'],
  },
  'Education on credit: PM-Vidyalaxmi and the question of who should pay for a degree': {
    en: ['PM Vidyalaxmi', 'education loan scheme', 'student loan without collateral'],
  },

  // 18 December 2024
  'One calendar for all elections: 129th Amendment Bill enters the Lok Sabha after a division': {
    en: ['one nation one election', 'simultaneous elections', '129th amendment bill'],
  },
  'RBI frees ₹1.16 lakh crore by cutting the cash reserve ratio, and leaves the repo rate alone': {
    en: ['CRR cut', 'RBI monetary policy December 2024', 'cash reserve ratio'],
  },
  "After Baku: $300 billion a year, a larger hope of $1.3 trillion, and India's no": {
    en: ['COP29', 'NCQG', 'climate finance'],
  },
  'The hand that signs: after the demolition judgment, an officer pays for a wrong order': {
    en: ['bulldozer justice', 'demolition guidelines Supreme Court', 'demolition of houses of accused'],
  },
  'Eighteen: a chess champion, and what his age says about talent, teaching and time': {
    en: ['Gukesh', 'world chess champion', 'history of chess in India'],
  },

  // 17 January 2025
  'A handshake at 475 km: ISRO docks two satellites and opens the way to a space station': {
    en: ['SpaDeX', 'space docking', 'Bharatiya Antariksh Station'],
  },
  'Eighth Pay Commission approved: what a pay award pays for, and who pays for it': {
    en: ['8th Pay Commission', 'fitment factor', 'dearness allowance'],
  },
  'A third launch pad for Sriharikota: heavier rockets, a spare door, and the map of where to start': {
    en: ['third launch pad', 'Sriharikota', 'NGLV'],
  },
  'Maha Kumbh opens at Prayagraj: an old river fair, a city for 45 days, and the science of crowds': {
    en: ['Kumbh Mela', 'crowd management', 'stampede'],
  },
  "Ninety hours a week? Work, leisure and what a leader may ask of other people's time": {
    en: ['90 hour work week', 'work life balance', 'unpaid domestic work of women'],
  },
}
