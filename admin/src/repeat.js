/** Does something again and again, for as long as the host runs; what goes wrong is tried the next time. */
function repeat(strapi, everyMs, work) {
  const attempt = () => work(strapi).catch(({ message }) => strapi.log.warn(message));
  setInterval(attempt, everyMs).unref();
}

module.exports = { repeat };
