import { missingPage } from '../pages/missing-page.ts';
import type { Route } from './+types/not-found';

export function loader({ request }: Route.LoaderArgs) {
  throw missingPage(request);
}

/** Never shown: the error boundary answers for every address that leads here. */
export default function NotFoundPage() {
  return null;
}
