import { useParams } from 'react-router';
import { Library } from './library.tsx';
import { PictureScreen } from './picture-screen.tsx';

/** The media library: everything that was uploaded, or one picture. */
export function PicturesScreen() {
  const { id } = useParams();
  return id ? <PictureScreen key={id} name={id} /> : <Library />;
}
