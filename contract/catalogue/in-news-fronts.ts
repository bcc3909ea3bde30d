import type { Language } from '#contract/languages.ts'
import type { InNewsKind } from '#contract/reading/provenance-rules.ts'

/** The front of a card of an item in the news. */
export const IN_NEWS_FRONTS: Record<Language, Record<InNewsKind, (name: string) => string>> = {
  en: {
    place: (name) => `Place in the news: ${name}. Where is it, and why was it in the news?`,
    species: (name) => `Species in the news: ${name}. What is it, where does it live, and why was it in the news?`,
    scheme: (name) => `Scheme in the news: ${name}. What does it provide, and why was it in the news?`,
    report: (name) => `Report or index in the news: ${name}. Who publishes it, and what did it find?`,
    body: (name) => `Body in the news: ${name}. What does it do, and why was it in the news?`,
    person: (name) => `Person in the news: ${name}. Who is it, and why was this person in the news?`,
    term: (name) => `Term in the news: ${name}. What does it mean, and why was it in the news?`,
  },
  hi: {
    place: (name) => `समाचारों में स्थान: ${name}। यह कहाँ है और समाचारों में क्यों था?`,
    species: (name) => `समाचारों में प्रजाति: ${name}। यह क्या है, कहाँ पाई जाती है और समाचारों में क्यों थी?`,
    scheme: (name) => `समाचारों में योजना: ${name}। इसमें क्या प्रावधान है और यह समाचारों में क्यों थी?`,
    report: (name) => `समाचारों में रिपोर्ट या सूचकांक: ${name}। इसे कौन प्रकाशित करता है और इसमें क्या सामने आया?`,
    body: (name) => `समाचारों में संस्था: ${name}। यह क्या करती है और समाचारों में क्यों थी?`,
    person: (name) => `समाचारों में व्यक्ति: ${name}। ये कौन हैं और समाचारों में क्यों थे?`,
    term: (name) => `समाचारों में शब्द: ${name}। इसका अर्थ क्या है और यह समाचारों में क्यों था?`,
  },
  ta: {
    place: (name) => `செய்திகளில் இடம்: ${name}. இது எங்கே உள்ளது, ஏன் செய்திகளில் இடம்பெற்றது?`,
    species: (name) => `செய்திகளில் உயிரினம்: ${name}. இது என்ன, எங்கே வாழ்கிறது, ஏன் செய்திகளில் இடம்பெற்றது?`,
    scheme: (name) => `செய்திகளில் திட்டம்: ${name}. இது எதை வழங்குகிறது, ஏன் செய்திகளில் இடம்பெற்றது?`,
    report: (name) => `செய்திகளில் அறிக்கை அல்லது குறியீடு: ${name}. இதை வெளியிடுவது யார், இது எதைக் கண்டறிந்தது?`,
    body: (name) => `செய்திகளில் அமைப்பு: ${name}. இது என்ன செய்கிறது, ஏன் செய்திகளில் இடம்பெற்றது?`,
    person: (name) => `செய்திகளில் நபர்: ${name}. இவர் யார், ஏன் செய்திகளில் இடம்பெற்றார்?`,
    term: (name) => `செய்திகளில் சொல்: ${name}. இதன் பொருள் என்ன, ஏன் செய்திகளில் இடம்பெற்றது?`,
  },
}
