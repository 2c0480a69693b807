/** The Trusted Types policy that allows the one worker of the panel, by the name in the panel's CSP. */
const POLICY = 'service-worker';

interface ScriptUrlPolicies {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => { createScriptURL: (url: string) => string };
}

const panelBase = () => document.getElementById('panel')?.dataset.base ?? '/';
/** Only one policy of a name can be made. */
let policy: ReturnType<ScriptUrlPolicies['createPolicy']> | undefined;
let registering: Promise<ServiceWorkerRegistration> | null = null;

/** Registers the worker that shows notifications; the browser keeps it. */
export function registerWorker(): Promise<ServiceWorkerRegistration> {
  registering ??= register().catch((error: unknown) => {
    registering = null;
    throw error;
  });
  return registering;
}

async function register(): Promise<ServiceWorkerRegistration> {
  const url = `${panelBase()}/service-worker.js`;
  const types = window.trustedTypes as unknown as ScriptUrlPolicies | undefined; // `html.tsx` declares what it needs
  policy ??= types?.createPolicy(POLICY, {
    createScriptURL(given) {
      if (given !== url) throw new TypeError('Only the worker of the panel may be registered');
      return given;
    },
  });
  await navigator.serviceWorker.register(policy ? policy.createScriptURL(url) : url, { scope: panelBase() });
  return navigator.serviceWorker.ready;
}

/** The registration if notifications were turned on in this browser before; null if not. */
export async function existingWorker(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator)) return null;
  return (await navigator.serviceWorker.getRegistration(panelBase())) ?? null;
}
