import { AUTH_STORAGE_KEY } from '#contract/constants.ts';
import { useKeptSentences } from '#web/site/forms/kept-notice.tsx';
import { SmartLink } from '#web/ui/smart-link.tsx';
import { CompanyAddress, CompanyName, WriteToUs } from './company.tsx';
import type { LegalSection } from './legal-page.tsx';

export const privacySections: LegalSection[] = [
  {
    id: 'info',
    title: 'Information we collect',
    summary: 'What you type into a form, and the few technical details that every web server needs.',
    text: (
      <>
        <p>
          In this policy “we” means <CompanyName />. You can read every page without telling us who you are. We receive
          personal data when you send us one of these:
        </p>
        <ul>
          <li>
            <strong>A message.</strong> Your email address and what you write; your name and a subject if you give them.
          </li>
          <li>
            <strong>A request for a proposal.</strong> Your name, your email address and the plan you chose; phone,
            company, website and a message if you give them. We also note when you agreed to our terms and this policy.
          </li>
          <li>
            <strong>A review.</strong> Your name, your stars, what you write and the kind of portrait you picked; your
            role if you give it. If we invited you to write one, also the email address to which we sent the link.
          </li>
          <li>
            <strong>Emails.</strong> Our answers, your replies and the files that come with them. We keep them together
            with the message or request that began the exchange.
          </li>
        </ul>
        <p>
          A message or a request also tells us where your visit began: the first page that you opened here, the name of
          the site that led you to it, and the name of the campaign if the link carried one. Your browser keeps this
          only while the page is open. It stores nothing on your device, and nothing in it says who you are.
        </p>
        <p>
          Your browser tells our server its network address (IP address), as it does with every site. The server counts
          how many forms come from each address, to stop programs from flooding us. The address is not stored with what
          you wrote.
        </p>
        <p>
          People who work on this site have an account. We store their name, email address, role and the time of their
          last visit. We store their password only in a form from which nobody can read it.
        </p>
        <p>
          Please do not send passwords, card numbers or details about your health. Our forms are meant for adults. If
          you are under 18, ask a parent or guardian to write for you.
        </p>
      </>
    ),
  },
  {
    id: 'use',
    title: 'How we use it',
    summary: 'To answer you, to prepare what you asked for, and to keep the site in working order.',
    text: (
      <>
        <ul>
          <li>We read messages and requests and answer them at the address you gave.</li>
          <li>We use a request to prepare a plan and a price for you, and later an agreement if you want one.</li>
          <li>
            We read every review before it is published. Only then does the site show its name, role, stars and words,
            beside a portrait drawn from the name on our own server.
          </li>
          <li>We use network addresses to stop floods of forms and attempts to guess passwords.</li>
        </ul>
        <p>
          We do this with the consent you give by sending a form, or because a law obliges us. We build no profiles,
          send no newsletters and run no advertising with what you tell us. If we ever want to use it for something new,
          we will ask you first.
        </p>
      </>
    ),
  },
  {
    id: 'cookies',
    title: 'Cookies and storage',
    summary: 'We set no cookies for visitors, and nothing here tracks you.',
    text: (
      <>
        <p>
          This site sets no cookies and contains no analytics or advertising code. Its scripts and fonts come from our
          own server. That is why you see no cookie banner.
        </p>
        <p>
          When someone from our team logs in, their browser stores the login in an entry named “{AUTH_STORAGE_KEY}”,
          which is removed at logout. The panel also stores unsaved drafts and display settings there. Nothing is stored
          for visitors who do not log in.
        </p>
        <p>
          One part of the site comes from another company: the map in our contact section is from OpenStreetMap. It
          loads only when you ask for it. OpenStreetMap then sees your network address, your browser and the address of
          our site, and{' '}
          <SmartLink href="https://osmfoundation.org/wiki/Privacy_Policy">its own privacy policy</SmartLink> applies,
          also to any cookies it uses. If a page shows a picture or video from another site, that site sees the same
          data.
        </p>
      </>
    ),
  },
  {
    id: 'sharing',
    title: 'Who else sees it',
    summary:
      'Only our team and the companies that run our site and mailbox, as far as needed. We never sell your data.',
    text: (
      <>
        <ul>
          <li>
            <strong>Our team.</strong> Only people with a login from us can read messages and requests.
          </li>
          <li>
            <strong>Hosting and email.</strong> The companies that run our server and our email handle data on our
            behalf. If their machines are outside India, we use them only as Indian law permits.
          </li>
          <li>
            <strong>Authorities.</strong> If a law or a court obliges us, we hand over only what they require.
          </li>
        </ul>
        <p>
          Links to other sites and the chat button take you to services with their own rules. They receive data about
          you only when you open them.
        </p>
      </>
    ),
  },
  {
    id: 'retention',
    title: 'How long we keep it',
    summary: 'As long as we need it for the purpose you gave it for. Then we delete it.',
    text: (
      <>
        <ul>
          <li>
            <strong>Messages and requests</strong>, with the emails that followed, stay while we are in touch about
            them. We delete them when there is nothing left to do, or when you ask us to.
            <KeptSentences kinds={['messages', 'leads']} />
          </li>
          <li>
            <strong>Agreements and invoices</strong> stay as long as Indian tax and company law requires.
          </li>
          <li>
            <strong>Reviews</strong> stay until you ask us to take yours down. One that we do not publish is deleted.
            <KeptSentences kinds={['reviews']} />
          </li>
          <li>
            <strong>Where your visit began</strong> stays as long as the message or request that carried it.
          </li>
          <li>
            <strong>Network addresses</strong> are counted for a day at most, in a form that nobody can read. Attempts
            to log in are noted with their address for a limited time, so that we can trace an attack.
          </li>
          <li>
            <strong>Logins</strong> of our team end after 3 days without use.
          </li>
        </ul>
        <p>Backups may contain deleted data a little longer, until newer backups replace them.</p>
      </>
    ),
  },
  {
    id: 'rights',
    title: 'Your rights',
    summary: 'It is your data, so you decide. Asking is free.',
    text: (
      <>
        <p>
          India’s Digital Personal Data Protection Act, 2023 says what you may ask of anyone who holds your data. You
          may ask us to:
        </p>
        <ul>
          <li>tell you what we hold about you, what we do with it and who has received it;</li>
          <li>correct, complete or update it;</li>
          <li>delete it, unless a law makes us keep it;</li>
          <li>stop using it, by taking back your consent as easily as you gave it;</li>
          <li>name a person who may use these rights for you when you no longer can;</li>
          <li>look into a complaint and answer it.</li>
        </ul>
        <p>
          To use any of them, <WriteToUs />. Tell us which email address you used with us, so that we find the right
          data and can be sure it is yours. We reply within 30 days. If our reply does not settle the matter, you may
          turn to the Data Protection Board of India. If the law where you live gives you further rights, we respect
          those too.
        </p>
      </>
    ),
  },
  {
    id: 'contact',
    title: 'Contact',
    summary: 'Questions about privacy are read and answered by a person.',
    text: (
      <>
        <p>
          For a question, a request or a complaint about your data, <WriteToUs />. When this policy changes, the new
          text appears on this page, and the date at the top changes with it.
        </p>
        <CompanyAddress />
      </>
    ),
  },
];

/** The periods that the settings set, as further sentences. */
function KeptSentences({ kinds }: { kinds: Parameters<typeof useKeptSentences>[0] }) {
  const sentences = useKeptSentences(kinds);
  return sentences ? ` ${sentences}` : null;
}
