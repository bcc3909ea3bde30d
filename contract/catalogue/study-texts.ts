import type { Language } from '#contract/languages.ts'
import type { StudyKind, ValueKind } from '#contract/reading/provenance-rules.ts'

export interface StudyTexts {
  studyWith: string
  studyKinds: Record<StudyKind, string>
  watch: string
  /** @param date formatted */
  expectedBy: (date: string) => string
  wasExpectedBy: (date: string) => string
  followedUp: string
  valueBox: string
  valueKinds: Record<ValueKind, string>
}

/** Separate: loaded after the text of an article. */
export const STUDY_TEXTS: Record<Language, StudyTexts> = {
  en: {
    studyWith: 'Study with',
    studyKinds: { constitution: 'Constitution', act: 'Act', ncert: 'NCERT', report: 'Report' },
    watch: 'What to watch',
    expectedBy: (date) => `Expected by ${date}`,
    wasExpectedBy: (date) => `Was expected by ${date}`,
    followedUp: 'See “Since then”',
    valueBox: 'Value box: data, committees, judgments, quotations',
    valueKinds: { data: 'Data', committee: 'Committee', judgment: 'Judgment', quotation: 'Quotation' },
  },
  hi: {
    studyWith: 'साथ में पढ़ें',
    studyKinds: { constitution: 'संविधान', act: 'अधिनियम', ncert: 'NCERT', report: 'रिपोर्ट' },
    watch: 'आगे किस पर नज़र रखें',
    expectedBy: (date) => `${date} तक अपेक्षित`,
    wasExpectedBy: (date) => `${date} तक अपेक्षित था`,
    followedUp: '“इसके बाद क्या हुआ” देखें',
    valueBox: 'उत्तर के लिए सामग्री: आँकड़े, समितियाँ, निर्णय, उद्धरण',
    valueKinds: { data: 'आँकड़े', committee: 'समिति', judgment: 'निर्णय', quotation: 'उद्धरण' },
  },
  ta: {
    studyWith: 'இதனுடன் படிக்க',
    studyKinds: { constitution: 'அரசமைப்பு', act: 'சட்டம்', ncert: 'NCERT', report: 'அறிக்கை' },
    watch: 'அடுத்துக் கவனிக்க வேண்டியவை',
    expectedBy: (date) => `${date}-க்குள் எதிர்பார்க்கப்படுகிறது`,
    wasExpectedBy: (date) => `${date}-க்குள் எதிர்பார்க்கப்பட்டது`,
    followedUp: '“அதன் பிறகு நடந்தவை” பகுதியைப் பார்க்க',
    valueBox: 'விடைக்கான தகவல்கள்: தரவுகள், குழுக்கள், தீர்ப்புகள், மேற்கோள்கள்',
    valueKinds: { data: 'தரவு', committee: 'குழு', judgment: 'தீர்ப்பு', quotation: 'மேற்கோள்' },
  },
}
