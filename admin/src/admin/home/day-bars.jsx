import { Box } from '@strapi/design-system';
import { siteDay } from '../dates.js';

const height = 40;

/** One bar per day, today last. */
export function DayBars({ label, points }) {
  const highest = Math.max(1, ...points.map(({ count }) => count));
  const [first, last] = [points[0], points.at(-1)].map(({ day }) => siteDay(day));
  return (
    <Box
      tag="svg"
      role="img"
      aria-label={`${label}, from ${first} to ${last}, at most ${highest}`}
      viewBox={`0 0 ${points.length} ${height}`}
      preserveAspectRatio="none"
      color="primary600"
      width="100%"
      height={`${height}px`}
    >
      {points.map(({ day, count }, index) => {
        const size = (count / highest) * height;
        return (
          <rect key={day} x={index + 0.1} y={height - size} width={0.8} height={size} fill="currentColor">
            <title>{`${siteDay(day)}: ${count}`}</title>
          </rect>
        );
      })}
    </Box>
  );
}
