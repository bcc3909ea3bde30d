export const PROVENANCE = {
  sources: [
    {
      title: 'Judgment on the tides',
      publisher: 'Harbour Court',
      kind: 'judgment',
      date: '2024-03-04',
      url: 'https://example.org/tides',
    },
    { title: 'Tide tables', publisher: 'Office of Tides', kind: 'data', date: '2025-01-02', url: 'https://example.org/tables' },
  ],
  facts: [
    {
      value: '4:1',
      sentence: 'The Bench decided by four to one.',
      source: 0,
      date: '2024-03-04',
      translated: { hi: 'पीठ ने चार-एक के बहुमत से निर्णय दिया।' },
    },
  ],
  since_then: [
    { date: '2024-08-09', text: 'A review was asked for.', source: 0 },
    {
      date: '2025-02-03',
      text: 'The review was dismissed.',
      source: 1,
      translated: { hi: 'पुनर्विचार याचिका ख़ारिज हुई।', ta: 'மறுஆய்வு மனு தள்ளுபடி செய்யப்பட்டது.' },
    },
  ],
  asked_before: [{ year: 2019, paper: 'GS2', question: 4, theme: 'How courts and tides depend on each other' }],
}
