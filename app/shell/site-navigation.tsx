import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { fetchAhead } from '../ui/fetch-ahead.ts';
import { followLinks } from '../ui/follow-links.ts';

/** Links are plain anchors: this one place leads them through the router, and fetches what they lead to ahead. */
export function SiteNavigation() {
  const navigate = useNavigate();
  useEffect(() => followLinks(navigate), [navigate]);
  useEffect(() => fetchAhead(), []);
  return null;
}
