import { AUTH_STORAGE_KEY } from '#contract/constants.ts';
import { SmartLink } from '#web/ui/smart-link.tsx';
import { CompanyAddress, CompanyName, WriteToUs } from './company.tsx';
import type { LegalSection } from './legal-page.tsx';

export const privacySections: LegalSection[] = [
  {
    id: 'info',
    title: 'Information we collect',
    gist: 'Only what you type into a form, and the little that every web server has to know.',
    text: (
      <>
        <p>
          In this policy “we” means <CompanyName />. You can read every page without telling us who you are. We learn
          something about you when you send us one of these:
        </p>
        <ul>
          <li>
            <strong>A message.</strong> Your email address and your words; your name and a subject if you give them.
          </li>
          <li>
            <strong>A request for a proposal.</strong> Your name, your email address and the plan you chose; phone,
            company, website and a message if you give them. We also note when you agreed to our terms and this policy.
          </li>
          <li>
            <strong>A review.</strong> Your name, your stars, your words and the kind of portrait you picked; your role
            if you give it.
          </li>
        </ul>
        <p>
          Your browser tells our server its network address (IP address), as it tells every site it opens. When a form
          is sent, the server counts it against that address, so that no program can flood us. The address is not stored
          with what you wrote.
        </p>
        <p>
          People who work on this site have an account: name, email address, role, when they were last here, and a
          password that is stored only in a form from which it cannot be read back.
        </p>
        <p>
          Please leave out what we do not need, such as passwords, card numbers or details about your health. Our forms
          are meant for adults; if you are under 18, ask a parent or guardian to write for you.
        </p>
      </>
    ),
  },
  {
    id: 'use',
    title: 'How we use it',
    gist: 'To answer you, to prepare what you asked for, and to keep the site in working order.',
    text: (
      <>
        <ul>
          <li>We read messages and requests and answer them at the address you gave.</li>
          <li>From a request we work out a plan and a price, and later, if you like them, an agreement.</li>
          <li>
            We read every review before it is published. Only then does the site show its name, role, stars and words,
            beside a portrait drawn from the name on our own server.
          </li>
          <li>Network addresses serve to hold back floods of forms and the guessing of passwords.</li>
        </ul>
        <p>
          We do this with the consent you give by sending a form, or because a law obliges us. We build no profiles,
          send no newsletters and run no advertising with what you tell us. Should we ever want to use it for something
          new, we will ask you first.
        </p>
      </>
    ),
  },
  {
    id: 'cookies',
    title: 'Cookies and storage',
    gist: 'Visitors get no cookies from us, and nothing here follows you around.',
    text: (
      <>
        <p>
          This site sets no cookies and carries no analytics and no advertising code. Its scripts and typefaces come
          from our own server. That is why no banner asks you for anything.
        </p>
        <p>
          When someone from our team logs in, the login is kept in that browser’s own storage, in an entry named “
          {AUTH_STORAGE_KEY}”, and removed at logout. The panel keeps unsaved drafts and display settings there too. For
          visitors who do not log in, nothing is stored.
        </p>
        <p>
          One part of the site comes from elsewhere: the map in our contact section is drawn by OpenStreetMap. It is
          fetched only once you reach it. From then on OpenStreetMap sees your network address, your browser and the
          address of our site, and{' '}
          <SmartLink href="https://osmfoundation.org/wiki/Privacy_Policy">its own privacy policy</SmartLink> applies,
          also to any cookies it uses. Should a page show a picture or video that is kept on another site, that site
          sees the same.
        </p>
      </>
    ),
  },
  {
    id: 'sharing',
    title: 'Who else sees it',
    gist: 'Those who keep our site and mailbox running, as far as they must. We sell nothing to anyone.',
    text: (
      <>
        <ul>
          <li>
            <strong>Our team.</strong> Messages and requests can be read only with a login that we have given out.
          </li>
          <li>
            <strong>Hosting and email.</strong> The companies that run our server and carry our mail handle data on our
            behalf. If their machines stand outside India, we use them only as Indian law permits.
          </li>
          <li>
            <strong>Authorities.</strong> Where a law or a court obliges us, we hand over what is asked for, and no
            more.
          </li>
        </ul>
        <p>
          Links to other sites and the chat button take you to services with rules of their own. They learn about you
          only when you open them.
        </p>
      </>
    ),
  },
  {
    id: 'retention',
    title: 'How long we keep it',
    gist: 'As long as it serves the purpose you gave it for. Then we delete it.',
    text: (
      <>
        <ul>
          <li>
            <strong>Messages and requests</strong> stay while we are in touch about them. We delete them when nothing is
            left to follow up, or when you ask us to.
          </li>
          <li>
            <strong>Agreements and invoices</strong> stay as long as Indian tax and company law requires.
          </li>
          <li>
            <strong>Reviews</strong> stay until you ask us to take yours down. One that we do not publish is deleted.
          </li>
          <li>
            <strong>Network addresses</strong> count for fifteen minutes at most, and are cleared away when the next
            form or login comes in.
          </li>
          <li>
            <strong>Logins</strong> end after 30 days without use.
          </li>
        </ul>
        <p>Backups may hold what was deleted a little longer, until newer ones take their place.</p>
      </>
    ),
  },
  {
    id: 'rights',
    title: 'Your rights',
    gist: 'The data is about you, so you have the say. Asking costs nothing.',
    text: (
      <>
        <p>
          India’s Digital Personal Data Protection Act, 2023 sets out what you may ask of those who hold your data. You
          may ask us to:
        </p>
        <ul>
          <li>tell you what we hold about you, what we do with it and who has received it;</li>
          <li>correct, complete or update it;</li>
          <li>delete it, unless a law makes us keep it;</li>
          <li>stop using it, by taking back your consent as easily as you gave it;</li>
          <li>note down a person who may use these rights for you when you no longer can;</li>
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
    gist: 'Questions about privacy are read and answered by a person.',
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
