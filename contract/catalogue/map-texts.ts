import type { Language } from '#contract/languages.ts'

export interface MapTexts {
  coastlines: string
  /** After degrees. */
  north: string
  south: string
  east: string
  west: string
  equator: string
  cancer: string
  capricorn: string
  arabianSea: string
  bayOfBengal: string
  indianOcean: string
  pacificOcean: string
  atlanticOcean: string
  southernOcean: string
  delhi: string
  mumbai: string
  kolkata: string
  chennai: string
}

/** Separate: loaded with the first map. */
export const MAP_TEXTS: Record<Language, MapTexts> = {
  en: {
    coastlines: 'Coastlines only; no boundaries are drawn.',
    north: 'N',
    south: 'S',
    east: 'E',
    west: 'W',
    equator: 'Equator',
    cancer: 'Tropic of Cancer',
    capricorn: 'Tropic of Capricorn',
    arabianSea: 'Arabian Sea',
    bayOfBengal: 'Bay of Bengal',
    indianOcean: 'Indian Ocean',
    pacificOcean: 'Pacific Ocean',
    atlanticOcean: 'Atlantic Ocean',
    southernOcean: 'Southern Ocean',
    delhi: 'Delhi',
    mumbai: 'Mumbai',
    kolkata: 'Kolkata',
    chennai: 'Chennai',
  },
  hi: {
    coastlines: 'केवल तटरेखाएँ दिखाई गई हैं; कोई सीमा नहीं खींची गई है।',
    north: 'उत्तर',
    south: 'दक्षिण',
    east: 'पूर्व',
    west: 'पश्चिम',
    equator: 'भूमध्य रेखा',
    cancer: 'कर्क रेखा',
    capricorn: 'मकर रेखा',
    arabianSea: 'अरब सागर',
    bayOfBengal: 'बंगाल की खाड़ी',
    indianOcean: 'हिंद महासागर',
    pacificOcean: 'प्रशांत महासागर',
    atlanticOcean: 'अटलांटिक महासागर',
    southernOcean: 'दक्षिणी महासागर',
    delhi: 'दिल्ली',
    mumbai: 'मुंबई',
    kolkata: 'कोलकाता',
    chennai: 'चेन्नई',
  },
  ta: {
    coastlines: 'கடற்கரைக் கோடுகள் மட்டுமே; எல்லைகள் எதுவும் வரையப்படவில்லை.',
    north: 'வடக்கு',
    south: 'தெற்கு',
    east: 'கிழக்கு',
    west: 'மேற்கு',
    equator: 'பூமத்திய ரேகை',
    cancer: 'கடக ரேகை',
    capricorn: 'மகர ரேகை',
    arabianSea: 'அரபிக் கடல்',
    bayOfBengal: 'வங்காள விரிகுடா',
    indianOcean: 'இந்தியப் பெருங்கடல்',
    pacificOcean: 'பசிபிக் பெருங்கடல்',
    atlanticOcean: 'அட்லாண்டிக் பெருங்கடல்',
    southernOcean: 'தென் பெருங்கடல்',
    delhi: 'தில்லி',
    mumbai: 'மும்பை',
    kolkata: 'கொல்கத்தா',
    chennai: 'சென்னை',
  },
}
