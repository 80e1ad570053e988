/** Where the site is: `npm start` on this machine, unless the settings name another place. */
module.exports = ({ env }) => {
  const webhookUrl = env('SITE_WEBHOOK_URL') || 'http://127.0.0.1:3000/api/content-changed';
  return {
    webhookUrl,
    // As staff's browsers reach it, where that is another address than the one for this host.
    publicUrl: new URL(env('SITE_PUBLIC_URL') || webhookUrl).origin,
  };
};
