import { Box, Flex, Typography } from '@strapi/design-system';
import { Widget } from '@strapi/strapi/admin';
import { useAnswer } from '../use-answer.js';
import { DayBars } from './day-bars.jsx';

/** The site's counts, or why they are missing. */
function Counted({ children }) {
  const { answer, isLoading, failed } = useAnswer('/site/visits');
  if (isLoading) return <Widget.Loading />;
  if (failed) return <Typography textColor="neutral600">The site doesn’t respond.</Typography>;
  if (Object.values(answer.totals).every((count) => count === 0))
    return <Typography textColor="neutral600">No visits yet.</Typography>;
  return children(answer);
}

/** Each counted action: its total, and its count per day. */
export function VisitsWidget() {
  return (
    <Counted>
      {({ days, totals, labels }) => (
        <Flex direction="column" alignItems="stretch" gap={4}>
          <Box
            tag="ul"
            style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(11rem, 1fr))', gap: '1rem' }}
          >
            {Object.keys(labels)
              .filter((name) => totals[name] > 0)
              .map((name) => (
                <li key={name}>
                  <Typography tag="p" variant="pi" textColor="neutral600">
                    <Typography variant="delta" textColor="neutral800">
                      {totals[name]}
                    </Typography>{' '}
                    {labels[name]}
                  </Typography>
                  <DayBars
                    label={`${labels[name]} a day`}
                    points={days.map(({ day, counts }) => ({ day, count: counts[name] }))}
                  />
                </li>
              ))}
          </Box>
          <Typography variant="pi" textColor="neutral600">
            Counted by the site without cookies or addresses: how often something was done, not by how many. Programs
            that say what they are do not count.
          </Typography>
        </Flex>
      )}
    </Counted>
  );
}

function Step({ label, count, highest }) {
  return (
    <Box tag="li" paddingTop={1} paddingBottom={1}>
      <Flex justifyContent="space-between" gap={4}>
        <Typography>{label}</Typography>
        <Typography fontWeight="bold">{count}</Typography>
      </Flex>
      <Box
        background="primary500"
        height="6px"
        hasRadius
        style={{ width: `${(count / Math.max(1, highest)) * 100}%` }}
      />
    </Box>
  );
}

/** How often each step of a path was taken: from page to chat to message, and others. */
export function PathsWidget() {
  return (
    <Counted>
      {({ paths }) => (
        // Focusable, because the widget around it scrolls.
        <Flex direction="column" alignItems="stretch" gap={4} tabIndex={0} role="group" aria-label="Funnel">
          {paths.map(({ name, steps }) => (
            <Box key={name}>
              <Typography variant="sigma" textColor="neutral600" tag="h3">
                {name}
              </Typography>
              <Box tag="ol">
                {steps.map((step) => (
                  <Step key={step.label} {...step} highest={Math.max(...steps.map(({ count }) => count))} />
                ))}
              </Box>
            </Box>
          ))}
        </Flex>
      )}
    </Counted>
  );
}
