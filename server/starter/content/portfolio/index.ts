import type { z } from 'zod';
import type { portfolio } from '#contract/collections/portfolio.ts';
import { bahi } from './bahi.ts';
import { baori } from './baori.ts';
import { campKhuri } from './camp-khuri.ts';
import { galiWalks } from './gali-walks.ts';
import { khejriLaw } from './khejri-law.ts';
import { kikarSchool } from './kikar-school.ts';
import { metreGauge } from './metre-gauge.ts';
import { mishri } from './mishri.ts';
import { mitti } from './mitti.ts';
import { neemClinic } from './neem-clinic.ts';
import { ninthHour } from './ninth-hour.ts';
import { parda } from './parda.ts';
import { rannSalt } from './rann-salt.ts';
import { tanaBana } from './tana-bana.ts';
import { ujala } from './ujala.ts';
import type { ProjectWords } from './words.ts';

const projects: ProjectWords[] = [
  campKhuri,
  mitti,
  ujala,
  khejriLaw,
  tanaBana,
  neemClinic,
  galiWalks,
  rannSalt,
  ninthHour,
  kikarSchool,
  mishri,
  parda,
  baori,
  metreGauge,
  bahi,
];

/** What the starter agency has built, in the order of the page. */
export const portfolioItems: z.input<typeof portfolio.create>[] = projects.map((words, order) => ({
  ...words,
  order,
}));
