// Development only. Vite's hot reload must be set up before the site's first module.
import '@vitejs/plugin-react/preamble';
import './entry-client.tsx';
