import { ArtPicture } from '#web/ui/art-picture.tsx';
import { Ridge } from '#web/ui/ridge.tsx';
import { SmartLink } from '#web/ui/smart-link.tsx';
import avif from '../art/night.avif';
import night from '../art/night.webp';
import { Head } from '../head.tsx';
import { LoginForm } from './login-form.tsx';
import styles from './login-page.module.css';

/** The way into the panel, for the people who look after the site. */
export function Page() {
  return (
    <>
      <Head title="Log in" hidden />
      <div className={styles.split}>
        <div className={styles.scene}>
          <ArtPicture className={styles.art} src={night} avif={avif} alt="" width={1000} height={1200} />
          <p className={styles.words}>The lamp is on. Come in.</p>
        </div>
        <div className={styles.door}>
          <Ridge ground="paper" shape="b" className={styles.ridge} />
          <div className={styles.inside}>
            <h1 className={styles.title}>Log in</h1>
            <p className={styles.lead}>For the people who look after this site.</p>
            <LoginForm />
            <SmartLink href="/" className={styles.back}>
              Back to the site
            </SmartLink>
          </div>
        </div>
      </div>
    </>
  );
}
