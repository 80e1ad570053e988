import { Band } from '../sections/band.tsx';

export default function Page() {
  return (
    <Band>
      <h1>Page</h1>
    </Band>
  );
}
