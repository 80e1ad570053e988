import { useEffect, useState } from 'react';

/**
 * False until the browser has painted with the component in place; what can wait is then laid out in a separate task.
 */
export function usePainted(): boolean {
  const [painted, setPainted] = useState(false);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setPainted(true));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, []);

  return painted;
}
