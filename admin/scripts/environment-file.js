const { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } = require('node:fs');
const path = require('node:path');

/** Strapi's settings file; tests use another one. */
function environmentFile() {
  return process.env.ENV_PATH || path.join(__dirname, '../.env');
}

/** @returns {Record<string, string | undefined>} */
function readVariables() {
  const text = existsSync(environmentFile()) ? readFileSync(environmentFile(), 'utf8') : '';
  const lines = text.matchAll(/^(?<name>\w+)=(?<quote>["']?)(?<value>.*)\k<quote>$/gm);
  return Object.fromEntries(Array.from(lines, ({ groups = {} }) => [groups.name, groups.value]));
}

/**
 * Sets variables in the file and keeps its other lines. Only its owner can read it.
 * @param {Record<string, string>} variables
 */
function writeVariables(variables) {
  const file = environmentFile();
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n') : [];
  const kept = lines.filter((line) => !Object.keys(variables).some((name) => line.startsWith(`${name}=`)));
  const added = Object.entries(variables).map(([name, value]) => `${name}=${value}`);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${[...kept, ...added].join('\n').trimStart()}\n`, { mode: 0o600 });
  chmodSync(file, 0o600);
}

module.exports = { environmentFile, readVariables, writeVariables };
