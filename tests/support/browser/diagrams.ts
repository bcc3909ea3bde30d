import { CHART, FLOW, inAll, TABLE } from '#tests/support/fixtures/diagrams.ts'

const [house] = TABLE.columns
const [introduction, assent] = FLOW.steps

/** Wider than a phone. */
const WIDE_TABLE = {
  ...TABLE,
  columns: [
    house,
    ...[
      inAll('Members allowed by the Constitution', 'संविधान द्वारा अनुमत सदस्य', 'அரசியலமைப்பு அனுமதிக்கும் உறுப்பினர்கள்'),
      inAll('Term', 'कार्यकाल', 'பதவிக்காலம்'),
      inAll('Presiding officer', 'पीठासीन अधिकारी', 'தலைமை அலுவலர்'),
      inAll('Money bills', 'धन विधेयक', 'நிதி மசோதாக்கள்'),
    ],
  ],
  rows: [
    [
      inAll('Lok Sabha', 'लोक सभा', 'மக்களவை'),
      inAll('550', '550', '550'),
      inAll('Five years', 'पाँच वर्ष', 'ஐந்து ஆண்டுகள்'),
      inAll('Speaker', 'अध्यक्ष', 'சபாநாயகர்'),
      inAll('Introduced here only', 'केवल यहीं पुरःस्थापित', 'இங்கு மட்டுமே அறிமுகம்'),
    ],
    [
      inAll('Rajya Sabha', 'राज्य सभा', 'மாநிலங்களவை'),
      inAll('250', '250', '250'),
      inAll('Permanent', 'स्थायी', 'நிரந்தரம்'),
      inAll('Vice-President', 'उपराष्ट्रपति', 'குடியரசுத் துணைத் தலைவர்'),
      inAll('May return within 14 days', '14 दिन में लौटा सकती है', '14 நாட்களுக்குள் திருப்பலாம்'),
    ],
  ],
}

/** A table that scrolls on a phone, steps that fit side by side, steps that do not, and bars on both sides of zero. */
export const DIAGRAMS = {
  title_translated: { hi: 'संसद', ta: 'நாடாளுமன்றம்' },
  summary_translated: { hi: 'सारांश', ta: 'சுருக்கம்' },
  analysis_text_translated: { hi: { past: 'अतीत' }, ta: { past: 'கடந்தது' } },
  sources: [
    { title: 'A report', publisher: 'A ministry', kind: 'report', date: '2026-01-02', url: 'https://example.org/report' },
  ],
  figures: [
    { ...WIDE_TABLE, after: 'summary', source: 0 },
    { ...FLOW, after: 'summary' },
    { ...FLOW, steps: Array.from({ length: 5 }, (_, index) => (index === 4 ? assent : introduction)), after: 'summary' },
    { ...CHART, after: 'summary' },
  ],
}
