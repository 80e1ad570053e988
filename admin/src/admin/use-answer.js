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
  const latest = useRef(0);
  const again = useCallback(() => {
    latest.current += 1;
    if (!address) return;
    const own = latest.current;
    const settle = (result) => own === latest.current && setFound({ ...waiting, isLoading: false, ...result });
    const [asked] = address.split('#');
    get(asked).then(
      ({ data }) => settle({ answer: data }),
      () => settle({ failed: true }),
    );
  }, [get, address]);
  useEffect(() => {
    setFound((before) => ({ ...before, isLoading: true }));
    again();
    return () => {
      latest.current += 1;
    };
  }, [again]);
  return { ...found, again };
}
