/** Only errors; `LOG_LEVEL=http` logs every request. */
module.exports = ({ env }) => ({ level: env('LOG_LEVEL', 'warn') });
