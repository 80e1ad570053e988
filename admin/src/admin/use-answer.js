import { useFetchClient } from '@strapi/strapi/admin';
import { useCallback, useEffect, useRef, useState } from 'react';

const waiting = { answer: undefined, isLoading: true, failed: false };

/**
 * The response of an admin host URL, fetched when it changes and on demand. A fragment isn't sent, but makes it a
 * different URL, which is fetched again. Without an address nothing is fetched.
 * @param {string | undefined} address
 * @returns {{ answer: any, isLoading: boolean, failed: boolean, again: () => void }}
 */
export function useAnswer(address) {
  const { get } = useFetchClient();
  const [found, setFound] = useState(waiting);
  const pending = useRef();
  const again = useCallback(() => {
    // Browsers open few connections to a host: what nobody waits for any more must not keep Strapi's requests waiting.
    pending.current?.abort();
    if (!address) return;
    pending.current = new AbortController();
    const { signal } = pending.current;
    const settle = (result) => !signal.aborted && setFound({ ...waiting, isLoading: false, ...result });
    const [asked] = address.split('#');
    get(asked, { signal }).then(
      ({ data }) => settle({ answer: data }),
      () => settle({ failed: true }),
    );
  }, [get, address]);
  useEffect(() => {
    setFound((before) => ({ ...before, isLoading: true }));
    again();
    return () => pending.current?.abort();
  }, [again]);
  return { ...found, again };
}

/** Why the admin host rejected a request, in its own words if it gives a reason. */
export function problemOf(error) {
  return error.response?.data?.error?.message ?? 'The site doesn’t respond.';
}
