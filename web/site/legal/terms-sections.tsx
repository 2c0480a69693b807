import { PASSWORD_MIN } from '#contract/constants.ts';
import { SmartLink } from '#web/ui/smart-link.tsx';
import { CompanyAddress, CompanyName, WriteToUs } from './company.tsx';
import type { LegalSection } from './legal-page.tsx';

export const termsSections: LegalSection[] = [
  {
    id: 'acceptance',
    title: 'Accepting these terms',
    summary: 'By using this site you accept these terms. If you disagree with them, please do not use it.',
    text: (
      <>
        <p>
          These terms apply between you and <CompanyName /> (“we”). If you use the site for a company, you confirm that
          you may accept them in its name.
        </p>
        <p>
          Where you and we have signed a proposal or an agreement, that document comes first wherever the two differ.
          You can read how we handle personal data in our <SmartLink href="/privacy">Privacy Policy</SmartLink>.
        </p>
      </>
    ),
  },
  {
    id: 'services',
    title: 'Our services',
    summary: 'The site tells you what we do. A signed proposal says what we do for you.',
    text: (
      <>
        <p>
          These pages describe our services, past work, usual prices and timelines. They are information, not a binding
          offer. Sending a form starts a conversation, not a contract. Work begins once we have both agreed in writing
          what we make, by when and at what price.
        </p>
        <p>
          Results from past projects show what those clients achieved. We cannot promise you the same results. We may
          change, add or end the services shown here.
        </p>
      </>
    ),
  },
  {
    id: 'accounts',
    title: 'Accounts',
    summary: 'Visitors do not need an account. Accounts are for our team and the people we invite.',
    text: (
      <>
        <p>If we have given you an account, please</p>
        <ul>
          <li>
            choose a password of at least {PASSWORD_MIN} characters that you use nowhere else, and keep it to yourself;
          </li>
          <li>do not let anyone else use your account;</li>
          <li>tell us at once if you think that someone else knows your password.</li>
        </ul>
        <p>
          Until you tell us, we treat everything done with your login as done by you. We may close an account that is no
          longer needed or that puts the site at risk.
        </p>
      </>
    ),
  },
  {
    id: 'payments',
    title: 'Prices and payments',
    summary: 'What you pay is what your written proposal says.',
    text: (
      <>
        <p>
          Prices on this site are a guide, in Indian rupees, and may change; “K” stands for thousand. Taxes such as GST
          are added where they apply, unless a price says that it includes them.
        </p>
        <p>
          You cannot pay on this site, and it never asks for card or bank details. Your proposal says which payments are
          due and when, and what happens if a payment is late or a project is paused or cancelled.
        </p>
      </>
    ),
  },
  {
    id: 'ip',
    title: 'Who owns what',
    summary: 'The site is ours, your project is yours, and your words stay your own.',
    text: (
      <>
        <p>
          The texts, pictures, drawings and code of this site belong to us or to people who allow us to use them. You
          are welcome to link to any page and to quote a few lines with their source. Please ask before you copy more.
        </p>
        <p>
          The agreement for each project says what belongs to the client. Names, logos and work that we show here still
          belong to their owners. Open-source software and fonts keep their own licences.
        </p>
        <p>
          Your review still belongs to you. By sending it you confirm that it describes your own experience, and you
          allow us to show it on this site with the name and role you gave. You can withdraw this at any time, and we
          will remove the review.
        </p>
      </>
    ),
  },
  {
    id: 'acceptable-use',
    title: 'Acceptable use',
    summary: 'Look around and ask anything. Please do not harm the site or other people.',
    text: (
      <>
        <p>Please do not</p>
        <ul>
          <li>try to enter parts of the site that are not public, or overload or disrupt it;</li>
          <li>send advertising, harmful files or automatic messages through our forms, or get around their limits;</li>
          <li>pretend to be someone else, or review work that you have not received;</li>
          <li>send anything unlawful or insulting, or anything that belongs to others.</li>
        </ul>
        <p>
          If you have found a weakness in the site, <WriteToUs /> before you tell others, and give us time to fix it. We
          will be grateful.
        </p>
      </>
    ),
  },
  {
    id: 'disclaimer',
    title: 'Disclaimer and liability',
    summary: 'We look after this site with care, but we cannot promise that it is always correct or always available.',
    text: (
      <>
        <p>
          The site is provided “as is”. Its content is general information, not advice for your particular case. We are
          not responsible for other sites that we link to.
        </p>
        <p>
          As far as the law allows, we are not liable for indirect loss, such as lost profit, business or data, that
          comes from using this site or from being unable to use it. Nothing here limits liability that the law does not
          let us limit, such as for fraud. For project work, the agreement for that project applies.
        </p>
      </>
    ),
  },
  {
    id: 'termination',
    title: 'Ending',
    summary: 'You may stop at any time. We may block anyone who misuses the site.',
    text: (
      <p>
        To end these terms, stop using the site. If someone breaks them, we may block access, remove what they sent or
        close their account. Where we can, we give a warning first. The parts about ownership, liability and governing
        law continue to apply. A signed project continues under its own agreement.
      </p>
    ),
  },
  {
    id: 'law',
    title: 'Governing law',
    summary: 'Indian law applies, and the courts at Bikaner decide.',
    text: (
      <>
        <p>
          These terms are governed by the laws of India, State of Rajasthan. The courts at Bikaner, Rajasthan, have
          exclusive jurisdiction over every dispute about these terms or this site.
        </p>
        <p>
          Please talk to us before you go to court. A conversation settles most disagreements. If one part of these
          terms is invalid, the rest still applies.
        </p>
      </>
    ),
  },
  {
    id: 'changes',
    title: 'Changes to these terms',
    summary: 'We publish new terms on this page, with a new date at the top.',
    text: (
      <p>
        We may change these terms when the site or the law changes. The new text applies to visits from the day it
        appears here. Agreements that are already signed do not change.
      </p>
    ),
  },
  {
    id: 'contact',
    title: 'Contact',
    summary: 'Something unclear? Ask before you agree to it.',
    text: (
      <>
        <p>
          For any question about these terms, <WriteToUs />.
        </p>
        <CompanyAddress />
      </>
    ),
  },
];
