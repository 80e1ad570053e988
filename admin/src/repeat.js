/** Repeats a task while the host runs; after an error it is tried again next time. */
function repeat(strapi, everyMs, work) {
  const attempt = () => work(strapi).catch(({ message }) => strapi.log.warn(message));
  setInterval(attempt, everyMs).unref();
}

module.exports = { repeat };
