export const title = 'सेवाएँ';
export const service = 'सेवा';
export const headline = { what: 'हम क्या बनाते हैं', price: 'उसका दाम', time: 'कितना समय लगता है' };
export const from = 'शुरुआती दाम';
export const fromPrice = (price: string) => ` ${price} से`;
export const howLong = 'कितना समय';
export const example = 'उदाहरण';
export const other = 'अन्य सेवाएँ';
export const details = 'विवरण';
export const quickLinks = 'त्वरित लिंक';
export const getProposal = 'प्रस्ताव माँगें';
export const compare = 'पहले और बाद में, पहले का प्रतिशत';
export const mostPopular = 'सबसे लोकप्रिय';
export const unknown = 'सेवा नहीं मिली।';
export const goneLead = 'यह सेवा अब हम नहीं देते। हमारी सभी मौजूदा सेवाएँ सेवाओं के पृष्ठ पर हैं।';
export const unknownLead = 'शायद इसका पता बदल गया, या अब हम यह नहीं देते। हमारी सभी मौजूदा सेवाएँ सेवाओं के पृष्ठ पर हैं।';
export const all = 'सभी सेवाएँ';
export const tellUs = 'बताएँ कि आपको क्या चाहिए';
export const idea = {
  title: 'प्रस्ताव माँगें',
  lead: 'एक पंक्ति में बताएँ कि बात क्या है। आपको लिखित में तय दाम मिलेगा, बिना किसी बंधन के।',
  label: 'आपको क्या चाहिए?',
  button: 'प्रस्ताव माँगें',
};
export const headings = {
  problems: 'समस्याएँ जो हम सुलझाते हैं',
  outcomes: 'नतीजे और असर',
  deliverables: 'आपको क्या मिलेगा',
  process: 'हम कैसे काम करते हैं',
  tech: 'तकनीक',
  pricing: 'मूल्य और प्लान',
  faqs: 'अक्सर पूछे जाने वाले सवाल',
  custom: '',
};
