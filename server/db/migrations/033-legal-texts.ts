/** The privacy policy of earlier versions, as the content of a legal block. */
export const privacy = {
  title: 'Privacy Policy',
  lead: 'Which data we receive when you visit or write to us, what we do with it, and how you stay in control of it.',
  updated: 'Aug 2025',
  parts: [
    {
      anchor: 'info',
      title: 'Information we collect',
      summary: 'What you type into a form, and the few technical details that every web server needs.',
      text: `<p>In this policy “we” means {company}. You can read every page without telling us who you are. We receive personal data when you send us one of these:</p>
<ul>
<li><strong>A message.</strong> Your email address and what you write; your name and a subject if you give them.</li>
<li><strong>A request for a proposal.</strong> Your name, your email address and the plan you chose; phone, company, website and a message if you give them. We also note when you agreed to our terms and this policy.</li>
<li><strong>A review.</strong> Your name, your stars, what you write and the kind of portrait you picked; your role if you give it. If we invited you to write one, also the email address to which we sent the link.</li>
<li><strong>Emails.</strong> Our answers, your replies and the files that come with them. We keep them together with the message or request that began the exchange.</li>
</ul>
<p>A message or a request also tells us where your visit began: the first page that you opened here, the name of the site that led you to it, and the name of the campaign if the link carried one. Your browser keeps this only while the page is open. It stores nothing on your device, and nothing in it says who you are.</p>
<p>Your browser tells our server its network address (IP address), as it does with every site. The server counts how many forms come from each address, to stop programs from flooding us. The address is not stored with what you wrote.</p>
<p>People who work on this site have an account. We store their name, email address, role and the time of their last visit. We store their password only in a form from which nobody can read it.</p>
<p>Please do not send passwords, card numbers or details about your health. Our forms are meant for adults. If you are under 18, ask a parent or guardian to write for you.</p>`,
    },
    {
      anchor: 'use',
      title: 'How we use it',
      summary: 'To answer you, to prepare what you asked for, and to keep the site in working order.',
      text: `<ul>
<li>We read messages and requests and answer them at the address you gave.</li>
<li>We use a request to prepare a plan and a price for you, and later an agreement if you want one.</li>
<li>We read every review before it is published. Only then does the site show its name, role, stars and words, beside a portrait drawn from the name on our own server.</li>
<li>We use network addresses to stop floods of forms and attempts to guess passwords.</li>
</ul>
<p>We do this with the consent you give by sending a form, or because a law obliges us. We build no profiles, send no newsletters and run no advertising with what you tell us. If we ever want to use it for something new, we will ask you first.</p>`,
    },
    {
      anchor: 'cookies',
      title: 'Cookies and storage',
      summary: 'We set no cookies for visitors, and nothing here tracks you.',
      text: `<p>This site sets no cookies and contains no analytics or advertising code. Its scripts and fonts come from our own server. That is why you see no cookie banner.</p>
<p>When someone from our team logs in, their browser stores the login in an entry named “auth”, which is removed at logout. The panel also stores unsaved drafts and display settings there. Nothing is stored for visitors who do not log in.</p>
<p>One part of the site comes from another company: the map in our contact section is from OpenStreetMap. It loads only when you ask for it. OpenStreetMap then sees your network address, your browser and the address of our site, and <a href="https://osmfoundation.org/wiki/Privacy_Policy" target="_blank" rel="noopener noreferrer">its own privacy policy</a> applies, also to any cookies it uses. If a page shows a picture or video from another site, that site sees the same data.</p>`,
    },
    {
      anchor: 'sharing',
      title: 'Who else sees it',
      summary:
        'Only our team and the companies that run our site and mailbox, as far as needed. We never sell your data.',
      text: `<ul>
<li><strong>Our team.</strong> Only people with a login from us can read messages and requests.</li>
<li><strong>Hosting and email.</strong> The companies that run our server and our email handle data on our behalf. If their machines are outside India, we use them only as Indian law permits.</li>
<li><strong>Authorities.</strong> If a law or a court obliges us, we hand over only what they require.</li>
</ul>
<p>Links to other sites and the chat button take you to services with their own rules. They receive data about you only when you open them.</p>`,
    },
    {
      anchor: 'retention',
      title: 'How long we keep it',
      summary: 'As long as we need it for the purpose you gave it for. Then we delete it.',
      text: `<ul>
<li><strong>Messages and requests</strong>, with the emails that followed, stay while we are in touch about them. We delete them when there is nothing left to do, or when you ask us to. {kept: messages} {kept: leads}</li>
<li><strong>Agreements and invoices</strong> stay as long as Indian tax and company law requires.</li>
<li><strong>Reviews</strong> stay until you ask us to take yours down. One that we do not publish is deleted. {kept: reviews}</li>
<li><strong>Where your visit began</strong> stays as long as the message or request that carried it.</li>
<li><strong>Network addresses</strong> are counted for a day at most, in a form that nobody can read. Attempts to log in are noted with their address for a limited time, so that we can trace an attack.</li>
<li><strong>Logins</strong> of our team end after 3 days without use.</li>
</ul>
<p>Backups may contain deleted data a little longer, until newer backups replace them.</p>`,
    },
    {
      anchor: 'rights',
      title: 'Your rights',
      summary: 'It is your data, so you decide. Asking is free.',
      text: `<p>India’s Digital Personal Data Protection Act, 2023 says what you may ask of anyone who holds your data. You may ask us to:</p>
<ul>
<li>tell you what we hold about you, what we do with it and who has received it;</li>
<li>correct, complete or update it;</li>
<li>delete it, unless a law makes us keep it;</li>
<li>stop using it, by taking back your consent as easily as you gave it;</li>
<li>name a person who may use these rights for you when you no longer can;</li>
<li>look into a complaint and answer it.</li>
</ul>
<p>To use any of them, {write to us}. Tell us which email address you used with us, so that we find the right data and can be sure it is yours. We reply within 30 days. If our reply does not settle the matter, you may turn to the Data Protection Board of India. If the law where you live gives you further rights, we respect those too.</p>`,
    },
    {
      anchor: 'contact',
      title: 'Contact',
      summary: 'Questions about privacy are read and answered by a person.',
      text: `<p>For a question, a request or a complaint about your data, {write to us}. When this policy changes, the new text appears on this page, and the date at the top changes with it.</p>
<p>{address}</p>`,
    },
  ],
  other: { label: 'Terms of Service', href: '/terms' },
};

/** The terms of earlier versions, as the content of a legal block. */
export const terms = {
  title: 'Terms of Service',
  lead: 'The rules for using this site, in plain words. Each project with us has its own written agreement.',
  updated: 'Aug 2025',
  parts: [
    {
      anchor: 'acceptance',
      title: 'Accepting these terms',
      summary: 'By using this site you accept these terms. If you disagree with them, please do not use it.',
      text: `<p>These terms apply between you and {company} (“we”). If you use the site for a company, you confirm that you may accept them in its name.</p>
<p>Where you and we have signed a proposal or an agreement, that document comes first wherever the two differ. You can read how we handle personal data in our <a href="/privacy">Privacy Policy</a>.</p>`,
    },
    {
      anchor: 'services',
      title: 'Our services',
      summary: 'The site tells you what we do. A signed proposal says what we do for you.',
      text: `<p>These pages describe our services, past work, usual prices and timelines. They are information, not a binding offer. Sending a form starts a conversation, not a contract. Work begins once we have both agreed in writing what we make, by when and at what price.</p>
<p>Results from past projects show what those clients achieved. We cannot promise you the same results. We may change, add or end the services shown here.</p>`,
    },
    {
      anchor: 'accounts',
      title: 'Accounts',
      summary: 'Visitors do not need an account. Accounts are for our team and the people we invite.',
      text: `<p>If we have given you an account, please</p>
<ul>
<li>choose a password of at least 8 characters that you use nowhere else, and keep it to yourself;</li>
<li>do not let anyone else use your account;</li>
<li>tell us at once if you think that someone else knows your password.</li>
</ul>
<p>Until you tell us, we treat everything done with your login as done by you. We may close an account that is no longer needed or that puts the site at risk.</p>`,
    },
    {
      anchor: 'payments',
      title: 'Prices and payments',
      summary: 'What you pay is what your written proposal says.',
      text: `<p>Prices on this site are a guide, in Indian rupees, and may change; “K” stands for thousand. Taxes such as GST are added where they apply, unless a price says that it includes them.</p>
<p>You cannot pay on this site, and it never asks for card or bank details. Your proposal says which payments are due and when, and what happens if a payment is late or a project is paused or cancelled.</p>`,
    },
    {
      anchor: 'ip',
      title: 'Who owns what',
      summary: 'The site is ours, your project is yours, and your words stay your own.',
      text: `<p>The texts, pictures, drawings and code of this site belong to us or to people who allow us to use them. You are welcome to link to any page and to quote a few lines with their source. Please ask before you copy more.</p>
<p>The agreement for each project says what belongs to the client. Names, logos and work shown in our portfolio still belong to their owners. Open-source software and fonts keep their own licences.</p>
<p>Your review still belongs to you. By sending it you confirm that it describes your own experience, and you allow us to show it on this site with the name and role you gave. You can withdraw this at any time, and we will remove the review.</p>`,
    },
    {
      anchor: 'acceptable-use',
      title: 'Acceptable use',
      summary: 'Look around and ask anything. Please do not harm the site or other people.',
      text: `<p>Please do not</p>
<ul>
<li>try to enter parts of the site that are not public, or overload or disrupt it;</li>
<li>send advertising, harmful files or automatic messages through our forms, or get around their limits;</li>
<li>pretend to be someone else, or review work that you have not received;</li>
<li>send anything unlawful or insulting, or anything that belongs to others.</li>
</ul>
<p>If you have found a weakness in the site, {write to us} before you tell others, and give us time to fix it. We will be grateful.</p>`,
    },
    {
      anchor: 'disclaimer',
      title: 'Disclaimer and liability',
      summary:
        'We look after this site with care, but we cannot promise that it is always correct or always available.',
      text: `<p>The site is provided “as is”. Its content is general information, not advice for your particular case. We are not responsible for other sites that we link to.</p>
<p>As far as the law allows, we are not liable for indirect loss, such as lost profit, business or data, that comes from using this site or from being unable to use it. Nothing here limits liability that the law does not let us limit, such as for fraud. For project work, the agreement for that project applies.</p>`,
    },
    {
      anchor: 'termination',
      title: 'Ending',
      summary: 'You may stop at any time. We may block anyone who misuses the site.',
      text: `<p>To end these terms, stop using the site. If someone breaks them, we may block access, remove what they sent or close their account. Where we can, we give a warning first. The parts about ownership, liability and governing law continue to apply. A signed project continues under its own agreement.</p>`,
    },
    {
      anchor: 'law',
      title: 'Governing law',
      summary: 'Indian law applies, and the courts at Bikaner decide.',
      text: `<p>These terms are governed by the laws of India, State of Rajasthan. The courts at Bikaner, Rajasthan, have exclusive jurisdiction over every dispute about these terms or this site.</p>
<p>Please talk to us before you go to court. A conversation settles most disagreements. If one part of these terms is invalid, the rest still applies.</p>`,
    },
    {
      anchor: 'changes',
      title: 'Changes to these terms',
      summary: 'We publish new terms on this page, with a new date at the top.',
      text: `<p>We may change these terms when the site or the law changes. The new text applies to visits from the day it appears here. Agreements that are already signed do not change.</p>`,
    },
    {
      anchor: 'contact',
      title: 'Contact',
      summary: 'Something unclear? Ask before you agree to it.',
      text: `<p>For any question about these terms, {write to us}.</p>
<p>{address}</p>`,
    },
  ],
  other: { label: 'Privacy Policy', href: '/privacy' },
};
