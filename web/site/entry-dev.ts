// Development only: what Vite needs to replace components in place must run before the site's first module.
import '@vitejs/plugin-react/preamble';
import './entry-client.tsx';
