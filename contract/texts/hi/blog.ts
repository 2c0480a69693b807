export const title = 'ब्लॉग';
export const heading = 'अनुभव';
export const motto = 'हमने क्या आज़माया, क्या चला और क्या नहीं।';
export const lead = 'हमारे रोज़ के काम की बातें: हमने क्या आज़माया, क्या चला और क्या नहीं।';
export const posts = 'लेख';
export const postsPage = (page: number) => `लेख, पृष्ठ ${page}`;
export const pagesOfPosts = 'लेखों के पृष्ठ';
export const allPosts = 'सभी लेख';
export const allPostsAbout = (tag: string) => `${tag} पर सभी लेख`;
export const count = (count: number) => `${count} लेख`;
export const found = (posts: string) => `${posts} मिले`;
export const newestFirst = (posts: string) => `${posts}, नए पहले`;
export const onPage = (text: string, page: number) => `${text}, पृष्ठ ${page}`;
export const searchResults = 'खोज के नतीजे';
export const search = 'लेखों में खोजें';
export const searchButton = 'खोजें';
export const tags = 'टैग';
export const none = 'अभी कोई लेख नहीं।';
export const noneYet = 'हम पहला लेख लिख रहे हैं। तब तक हमारा काम देखिए।';
export const seeWork = 'हमारा काम देखें';
export const noResults = 'कोई नतीजा नहीं';
export const resetFilters = 'फ़िल्टर हटाएँ';
export const forSearch = (words: string) => `खोज “${words}”`;
export const forTag = (tag: string) => `टैग “${tag}”`;
export const noPage = (page: number) => `पृष्ठ ${page} नहीं है`;
export const lastPage = (page: number) => `आख़िरी पृष्ठ ${page} है।`;
export const goToPage = (page: number) => `पृष्ठ ${page} पर जाएँ`;
export const minutes = (count: number) => `${count}\u00a0मिनट में पढ़ें`;
export const inThisPost = 'इस लेख में';
export const progress = 'कितना पढ़ा';
export const copy = 'कॉपी करें';
export const copied = 'कॉपी हो गया';
export const keepReading = 'और पढ़ें';
export const unknown = 'लेख नहीं मिला।';
export const goneLead = 'यह लेख अब उपलब्ध नहीं है। हमारे बाक़ी सभी लेख ब्लॉग में हैं।';
export const unknownLead = 'इस पते पर कोई लेख नहीं है। शायद उसका नाम बदल गया या वह हटा दिया गया। हमारे सभी लेख ब्लॉग में हैं।';
export const ask = {
  title: 'और आपकी वेबसाइट?',
  lead: 'हमें उसका पता भेजें, या एक वाक्य कि क्या कमी है। वेबसाइट बनाने वाला एक व्यक्ति उसे पढ़ता है और जवाब देता है।',
  label: 'आपकी साइट, या क्या कमी है',
  placeholder: 'meri-site.example फ़ोन पर धीमी है',
};
