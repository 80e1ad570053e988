/** What goes wrong; `LOG_LEVEL=http` shows every request. */
module.exports = ({ env }) => ({ level: env('LOG_LEVEL', 'warn') });
