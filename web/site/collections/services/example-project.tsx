import { serviceTexts } from '#contract/texts/services.ts';
import { useQuery } from '#web/site/query-client/use-query.tsx';
import type { ServicePage } from '#contract/collections/services.ts';
import { fieldPath } from '#web/ui/field-path.ts';
import { ProjectBand } from '../../layout/project-band.tsx';
import { projectsQuery } from '../../projects.ts';
import { examplesQuery } from '../../service-queries.ts';

/** The example project of a service. Nothing if it has none, or if it is not public. */
export function ExampleProject({ service }: { service: Pick<ServicePage, 'project'> }) {
  const example = examplesQuery([service]);
  const { data } = useQuery({ ...projectsQuery(example ?? {}), enabled: example !== null });
  const project = example && data?.items[0];
  return project ? (
    <ProjectBand project={project} label={serviceTexts.example} data-field={fieldPath(service, 'project')} />
  ) : null;
}
