export const title = 'हमारा काम';
export const heading = 'काम जो टिकता है';
export const lead = 'रोज़ इस्तेमाल होने वाली साइटें, जिनकी देखभाल आज भी उन्हें बनाने वाले करते हैं।';
export const titleOf = (category: string) => `हमारा काम: ${category}`;
export const onPage = (text: string, page: number) => `${text}, पृष्ठ ${page}`;
export const projects = 'प्रोजेक्ट';
export const count = (count: number) => `${count} प्रोजेक्ट`;
export const countIn = (count: string, category: string) => `${category} में ${count}`;
export const categories = 'श्रेणियाँ';
export const all = 'सभी';
export const tag = (tag: string) => `टैग: ${tag}`;
export const search = (words: string) => `खोज: ${words}`;
export const removeTag = (tag: string) => `टैग ${tag} हटाएँ`;
export const removeSearch = (words: string) => `खोज ${words} हटाएँ`;
export const noneIn = (category: string) => `${category} में कोई प्रोजेक्ट नहीं।`;
export const noneMatch = 'इस चुनाव से कोई प्रोजेक्ट मेल नहीं खाता।';
export const none = 'अभी दिखाने को कोई प्रोजेक्ट नहीं। पूछिए कि हम किस पर काम कर रहे हैं।';
export const noPage = (page: number) => `यहाँ पृष्ठ ${page} नहीं है।`;
export const showAll = 'सभी प्रोजेक्ट दिखाएँ';
export const firstPage = 'पहले पृष्ठ पर जाएँ';
export const ask = 'हमारे काम के बारे में पूछें';
export const whatWeDo = 'हम क्या करते हैं';
export const more = (count: number) => `${count} और प्रोजेक्ट दिखाएँ`;
export const next = 'अगला प्रोजेक्ट';
export const allProjects = 'सभी प्रोजेक्ट';
export const project = 'एक प्रोजेक्ट';
export const facts = 'तथ्य';
export const client = 'ग्राहक';
export const madeBy = 'किसने बनाया';
export const date = 'तारीख़';
export const category = 'श्रेणी';
export const tags = 'टैग';
export const techUsed = 'इनसे बना';
export const visit = 'नतीजा देखें';
export const readMore = 'इसके बारे में और पढ़ें';
export const story = 'कहानी';
export const results = 'नतीजे';
export const pictures = 'चित्र';
export const cover = (title: string) => `${title}, मुख्य चित्र`;
export const picture = (title: string, index: number) => `${title}, चित्र ${index}`;
export const openPicture = (index: number, count: number, alt: string) => `${count} में से चित्र ${index} खोलें: ${alt}`;
export const picturesOf = (title: string) => `${title} के चित्र`;
export const unknown = 'नहीं मिला।';
export const goneLead = 'यह प्रोजेक्ट अब उपलब्ध नहीं है। बाक़ी सभी प्रोजेक्ट सूची में हैं।';
export const unknownLead = 'इस पते पर कोई प्रोजेक्ट नहीं है। शायद उसका नाम बदल गया या वह हटा दिया गया।';
export const seeAll = 'सभी प्रोजेक्ट देखें';
export const askAbout = 'इसके बारे में पूछें';
export const idea = {
  title: 'अगला प्रोजेक्ट आपका है',
  lead: 'एक पंक्ति में बताएँ कि क्या बनाना है। आपको पहला विचार और दाम का सच्चा अंदाज़ा मिलेगा।',
  label: 'क्या बनाना है?',
  placeholder: 'हमारे कैंप के लिए बुकिंग पृष्ठ',
  button: 'प्रोजेक्ट शुरू करें',
};
