import { PASSWORD_MIN } from '#contract/constants.ts';
import { SmartLink } from '#web/ui/smart-link.tsx';
import { CompanyAddress, CompanyName, WriteToUs } from './company.tsx';
import type { LegalSection } from './legal-page.tsx';

export const termsSections: LegalSection[] = [
  {
    id: 'acceptance',
    title: 'Accepting these terms',
    gist: 'By using this site you accept these terms. If you disagree with them, please do not use it.',
    text: (
      <>
        <p>
          These terms apply between you and <CompanyName /> (“we”). If you use the site for a company, you confirm that
          you may accept them in its name.
        </p>
        <p>
          Where you and we have signed a proposal or an agreement, that document comes first wherever it says something
          else. How we handle personal data is told in our <SmartLink href="/privacy">Privacy Policy</SmartLink>.
        </p>
      </>
    ),
  },
  {
    id: 'services',
    title: 'Our services',
    gist: 'The site tells you what we do. A signed proposal says what we do for you.',
    text: (
      <>
        <p>
          These pages describe our services, past work, usual prices and timelines. They inform; they are not an offer
          that becomes binding by a click. Sending a form starts a conversation, not a contract. Work begins once both
          of us have agreed in writing on what is made, by when and at what price.
        </p>
        <p>
          Results from past projects show what those clients reached. They are not a promise of the same for you. We may
          change, add or end the services shown here.
        </p>
      </>
    ),
  },
  {
    id: 'accounts',
    title: 'Accounts',
    gist: 'Visitors need none. The accounts on this site are for our team and the people we invite.',
    text: (
      <>
        <p>If we have given you an account, please</p>
        <ul>
          <li>
            choose a password of at least {PASSWORD_MIN} characters that you use nowhere else, and keep it to yourself;
          </li>
          <li>let nobody else work under your name;</li>
          <li>tell us at once when you think that someone else knows your password.</li>
        </ul>
        <p>
          Until you tell us, we treat what is done with your login as done by you. We may close an account that is no
          longer needed or that puts the site at risk.
        </p>
      </>
    ),
  },
  {
    id: 'payments',
    title: 'Prices and payments',
    gist: 'What you pay is what your written proposal says.',
    text: (
      <>
        <p>
          Prices on this site are a guide, in Indian rupees, and may change; “K” stands for thousand. Taxes such as GST
          are added where they apply, unless a price says that it includes them.
        </p>
        <p>
          Nothing is bought or paid on this site, and it never asks for card or bank details. Your proposal says what is
          due when, and what happens if a payment is late or a project is paused or cancelled.
        </p>
      </>
    ),
  },
  {
    id: 'ip',
    title: 'Who owns what',
    gist: 'The site is ours, your project is yours, and your words stay your own.',
    text: (
      <>
        <p>
          The texts, pictures, drawings and code of this site belong to us or to those who let us use them. You are
          welcome to link to any page and to quote a few lines with their source. Please ask before you copy more.
        </p>
        <p>
          What we make for a client belongs to the client as the agreement for that project says. Names, logos and work
          shown in our portfolio remain their owners’. Open-source software and typefaces keep their own licences.
        </p>
        <p>
          A review remains yours. By sending it you confirm that it tells your own experience, and you allow us to show
          it on this site with the name and role you gave. You can take that back at any time; we then remove it.
        </p>
      </>
    ),
  },
  {
    id: 'acceptable-use',
    title: 'Acceptable use',
    gist: 'Treat the site like a shop: look around, ask anything, and leave it in one piece.',
    text: (
      <>
        <p>Please do not</p>
        <ul>
          <li>try to enter parts of the site that are not open to you, or overload or disturb it;</li>
          <li>send advertising, harmful files or automatic messages through our forms, or get around their limits;</li>
          <li>pretend to be someone else, or review work that you have not received;</li>
          <li>send anything unlawful or insulting, or anything that belongs to others.</li>
        </ul>
        <p>
          If you have found a weakness in the site, <WriteToUs /> before you tell others, and give us time to mend it.
          We will be grateful.
        </p>
      </>
    ),
  },
  {
    id: 'disclaimer',
    title: 'Disclaimer and liability',
    gist: 'We keep this site with care, and still cannot promise that it is always right or always there.',
    text: (
      <>
        <p>
          The site is provided as it is. Its content is general information, not advice for your particular case. We are
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
    gist: 'You may stop at any time. We may close the door on misuse.',
    text: (
      <p>
        To end these terms, stop using the site. If someone breaks them, we may block access, remove what was sent or
        close an account, and where we can, we give a warning first. Ownership, liability and governing law continue to
        apply after the end. A signed project goes on under its own agreement.
      </p>
    ),
  },
  {
    id: 'law',
    title: 'Governing law',
    gist: 'Indian law applies, and the courts at Bikaner decide.',
    text: (
      <>
        <p>
          These terms are governed by the laws of India, State of Rajasthan. The courts at Bikaner, Rajasthan, have
          exclusive jurisdiction over every dispute about these terms or this site.
        </p>
        <p>
          Please talk to us before you go to court; most disagreements end in a conversation. Should one part of these
          terms turn out to be invalid, the rest still holds.
        </p>
      </>
    ),
  },
  {
    id: 'changes',
    title: 'Changes to these terms',
    gist: 'New terms appear on this page, with a new date at the top.',
    text: (
      <p>
        We may change these terms as the site or the law changes. The new text applies from the day it appears here, to
        visits from then on. Agreements already signed keep the terms they were signed with.
      </p>
    ),
  },
  {
    id: 'contact',
    title: 'Contact',
    gist: 'Something unclear? Ask before you agree to it.',
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
