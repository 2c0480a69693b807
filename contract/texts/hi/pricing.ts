export const title = 'मूल्य';
export const plansAndPrices = 'प्लान और मूल्य';
export const note = 'जो प्लान सबसे क़रीब हो उसे चुनें और बताएँ कि आपको क्या चाहिए। आपको लिखित प्रस्ताव मिलेगा, बिना किसी बंधन के।';
export const whatWeDo = 'हम क्या करते हैं, और हर काम कैसे चलता है';
export const services = 'सेवाएँ';
export const custom = 'विशेष';
export const getStarted = 'शुरू करें';
export const included = (plan: string) => `${plan} में`;
export const excluded = (plan: string) => `${plan} में नहीं`;
export const notIncluded = 'शामिल नहीं';
export const more = (count: number) => `और पढ़ें (${count} और)`;
export const less = 'कम दिखाएँ';
export const fits = (price: string) => `सही रहेगा: ${price}`;
export const questions = {
  heading: 'कौन सा प्लान सही रहेगा?',
  hint: 'जो पता हो उसका जवाब दें।',
  pages: 'पृष्ठ',
  shop: 'ऑनलाइन दुकान',
  languages: 'भाषाएँ',
  yes: 'हाँ',
  no: 'नहीं',
  one: 'एक',
  upTo: (count: number) => `${count} तक`,
  more: 'और ज़्यादा',
  none: 'कोई प्लान यह सब नहीं देता। बताएँ कि क्या चाहिए, और हम दाम बताएँगे।',
  clear: 'मिटाएँ',
};
export const chart = {
  label: 'हर महीने की विज़िट: शुरू होने से पहले एक-सी, एक साल बाद 5.2 गुना।',
  start: '1×',
  end: '5.2×',
  best: (month: number) => `${month}वें महीने में`,
  launch: 'शुरुआत',
  before: 'उससे पहले का साल',
  after: 'उसके बाद का साल',
};
export const noPlans = {
  title: 'क़ीमत आपकी ज़रूरत पर निर्भर है।',
  lead: 'हमें कुछ शब्दों में बताइए, और आपको लिखित प्रस्ताव मिलेगा।',
};
