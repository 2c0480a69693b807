import type { ComponentProps } from 'react';
import type { StepsStrip as Base } from '#web/site/workflow/steps-strip.tsx';
import { StepsBelowCut } from './workflow.tsx';

/** The steps of a project in brief, beside the services. */
export function StepsStrip(props: ComponentProps<typeof Base>) {
  return <StepsBelowCut {...props} isBrief />;
}
