const translated = (en: string, hi: string, ta: string) => ({ en, hi, ta })

const TRANSLATIONS = {
  title_translated: { hi: 'स्थान', ta: 'இடங்கள்' },
  summary_translated: { hi: 'सारांश', ta: 'சுருக்கம்' },
  analysis_text_translated: {
    hi: { past: 'अतीत', present: 'वर्तमान', future: 'भविष्य' },
    ta: { past: 'கடந்தது', present: 'நடப்பது', future: 'வருவது' },
  },
}

/** Twelve places within one degree, with long names. */
export const CROWDED_MAP = {
  ...TRANSLATIONS,
  figures: [
    {
      kind: 'map',
      area: 'india',
      after: 'summary',
      alt: translated('Twelve places', 'बारह स्थान', 'பன்னிரண்டு இடங்கள்'),
      caption: translated('Temples of one district', 'एक ज़िले के मंदिर', 'ஒரே மாவட்டத்தின் கோயில்கள்'),
      points: Array.from({ length: 12 }, (_, index) => ({
        label: translated(`Temple ${index + 1}`, `मंदिर ${index + 1}`, `தஞ்சாவூர்ப் பெருவுடையார் திருக்கோயில் ${index + 1}`),
        latitude: 10.5 + Math.floor(index / 4) * 0.4,
        longitude: 79 + (index % 4) * 0.3,
      })),
    },
  ],
}

/** Edges of the world, and two places in one spot. */
export const WORLD_MAP = {
  ...TRANSLATIONS,
  figures: [
    {
      kind: 'map',
      area: 'world',
      after: 'present',
      alt: translated('Places of the world', 'विश्व के स्थान', 'உலகின் இடங்கள்'),
      caption: translated('Far away', 'दूर के स्थान', 'தொலைவில்'),
      points: [
        { label: translated('Dakshin Gangotri', 'दक्षिण गंगोत्री', 'தட்சிண கங்கோத்ரி'), latitude: -70.09, longitude: 12 },
        { label: translated('Fiji', 'फ़िजी', 'பிஜி'), latitude: -17.7, longitude: 178 },
        { label: translated('North Pole', 'उत्तरी ध्रुव', 'வட துருவம்'), latitude: 90, longitude: 0 },
        { label: translated('Paris', 'पेरिस', 'பாரிஸ்'), latitude: 48.86, longitude: 2.35 },
        { label: translated('Versailles', 'वर्साय', 'வெர்சாய்'), latitude: 48.8, longitude: 2.13 },
        { label: translated('Samoa', 'समोआ', 'சமோவா'), latitude: -13.8, longitude: -172 },
      ],
    },
  ],
}
