import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { takenOver } from '../start/taken-over.ts';
import { turn } from '../start/turn.ts';
import { fetchAhead } from '../ui/fetch-ahead.ts';
import { followLinks } from '../ui/follow-links.ts';

/** Links are plain anchors: this one place leads them through the router, and fetches what they lead to ahead. */
export function SiteNavigation() {
  const navigate = useNavigate();
  useEffect(() => followLinks(navigate), [navigate]);
  useEffect(() => fetchAhead(), []);
  useEffect(() => {
    // In the next task, when what the first effects have changed is on the page.
    void turn().then(() => window.dispatchEvent(new Event(takenOver)));
  }, []);
  return null;
}
