export const skip = 'सीधे सामग्री पर जाएँ';
export const home = 'मुखपृष्ठ';
export const homeOf = (brand: string) => `${brand}, मुखपृष्ठ`;
export const services = 'सेवाएँ';
export const projects = 'हमारा काम';
export const about = 'हमारे बारे में';
export const contact = 'संपर्क';
export const blog = 'ब्लॉग';
export const pricing = 'मूल्य';
export const mainMenu = 'मुख्य मेनू';
export const menu = 'मेनू';
export const pages = 'पृष्ठ';
export const openMenu = 'मेनू खोलें';
export const closeMenu = 'मेनू बंद करें';
export const startProject = 'प्रोजेक्ट शुरू करें';
export const getQuote = 'कोटेशन माँगें';
export const legal = 'क़ानूनी जानकारी';
export const privacy = 'गोपनीयता नीति';
export const terms = 'सेवा की शर्तें';
export const rights = (year: number, brand: string) => `© ${year} ${brand}। सर्वाधिकार सुरक्षित।`;
export const chat = 'चैट';
export const chatOnWhatsapp = 'WhatsApp पर बात करें';
export const breadcrumb = 'पृष्ठ का स्थान';
export const footer = {
  brandName: 'आपका ब्रांड',
  brandAbout: 'हम वही बनाते हैं जो लोगों को पसंद आए।',
  usefulLinksTitle: 'उपयोगी लिंक',
  usefulLink: 'लिंक',
  servicesTitle: 'सेवाएँ',
  servicesLink: 'सेवा',
  contactTitle: 'संपर्क',
  phoneLabel: 'फ़ोन:',
  emailLabel: 'ईमेल:',
};
