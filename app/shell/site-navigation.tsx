import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { hydratedEvent } from '../start/hydrated-event.ts';
import { nextTask } from '../start/next-task.ts';
import { followLinks } from '../ui/follow-links.ts';

/** Links are plain anchors; this routes them through the router. What can wait is in a separate file. */
export function SiteNavigation() {
  const navigate = useNavigate();
  useEffect(() => followLinks(navigate), [navigate]);
  const { pathname } = useLocation();
  useEffect(() => {
    import('../visit/follow-visit.ts').then(
      ({ arrivedAt }) => arrivedAt(pathname),
      () => undefined,
    );
  }, [pathname]);
  useEffect(() => {
    // In the next task, when the changes of the first effects are on the page.
    void nextTask().then(() => window.dispatchEvent(new Event(hydratedEvent)));
  }, []);
  return null;
}
