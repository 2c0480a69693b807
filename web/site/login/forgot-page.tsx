import { useQuery } from '@tanstack/react-query';
import { query } from '#web/api.ts';
import type { FetchQuery } from '../routes.ts';
import { AuthLayout } from './auth-layout.tsx';
import { ForgotForm } from './forgot-form.tsx';

export function reads(read: FetchQuery) {
  return read('GET /password-reset');
}

/** The way to a new password, by mail where that is set up. */
export function Page() {
  const { data: reset } = useQuery(query('GET /password-reset'));
  const isOffered = reset?.isOffered !== false;
  return (
    <AuthLayout
      title="Forgot your password?"
      lead={
        isOffered
          ? 'Tell us your email. We send you a link by which you choose a new password.'
          : 'This site sends no mail. Ask an admin for a new password: it takes them a minute. Who is the only admin asks whoever installed the site.'
      }
      back={{ href: '/login', label: 'Back to the login' }}
    >
      {isOffered && <ForgotForm />}
    </AuthLayout>
  );
}
