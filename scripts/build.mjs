import { prepare } from './bootstrap/prepare.mjs';
import { endWithOneLine, passSignalsOn } from './bootstrap/run.mjs';

passSignalsOn();
await endWithOneLine(() => prepare({ withBuild: true, forceBuild: true }));
