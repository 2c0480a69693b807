import { useQueryClient } from '@tanstack/react-query';
import { Page } from '#web/admin/shell/page.tsx';
import { FilesTab } from './files-tab.tsx';
import { UploadMany } from './upload-many.tsx';
import * as filesTexts from '#web/admin/texts/files.ts';

/** PDFs and videos, and the upload of many pictures and files. */
export function FilesScreen() {
  const client = useQueryClient();
  return (
    <Page title={filesTexts.files} help={filesTexts.dropMany} list>
      <UploadMany onDone={() => void client.invalidateQueries({ queryKey: ['GET /files'] })} />
      <FilesTab />
    </Page>
  );
}
