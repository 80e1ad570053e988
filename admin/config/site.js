/** The site's URL: `npm start` on this machine, unless configured otherwise. */
module.exports = ({ env }) => {
  const webhookUrl = env('SITE_WEBHOOK_URL') || 'http://127.0.0.1:3000/api/content-changed';
  return {
    webhookUrl,
    // The site's URL for browsers of staff, if it differs from the one this host uses.
    publicUrl: new URL(env('SITE_PUBLIC_URL') || webhookUrl).origin,
  };
};
