import { Box, Typography } from '@strapi/design-system';

const maxShown = 6;
/** A longer text is compared under 'What changed'. */
const longest = 40;

const isShort = (text) => text.length <= longest && !text.includes('\n');

/** 'Basic: $50 → $60', or only what it is of. */
function said({ of, before, after }) {
  const values = [before, after].every(isShort) ? `${before || 'empty'} → ${after || 'empty'}` : '';
  return [of, values].filter(Boolean).join(': ');
}

/** What changes, under the names of its fields. */
export function ChangesList({ changes }) {
  const byName = Map.groupBy(changes.slice(0, maxShown), ({ name }) => name);
  const more = changes.length - maxShown;
  return (
    <Box tag="ul">
      {[...byName].map(([name, own]) => (
        <Box tag="li" key={name}>
          <Typography variant="pi" fontWeight="bold" tag="p">
            {name}
          </Typography>
          {own.map(said).map(
            (line, index) =>
              line && (
                // biome-ignore lint/suspicious/noArrayIndexKey: two items of a list may have one title.
                <Typography key={index} variant="pi" tag="p" style={{ overflowWrap: 'anywhere' }}>
                  {line}
                </Typography>
              ),
          )}
        </Box>
      ))}
      {more > 0 && (
        <Typography variant="pi" tag="li">
          and {more} more
        </Typography>
      )}
    </Box>
  );
}
