const { types } = require('../../description/index.js');
const { previewSignature } = require('./secrets.js');

/** Long enough to look at it, short enough that a leaked URL is useless. */
const minutes = 15;

/** The URL at which the site shows a document as last saved; undefined for types visitors never see. */
function previewUrl(uid, documentId, token) {
  const [type] = uid.replace('api::', '').split('.');
  if (!token || !documentId || !types[type] || types[type].inbox) return undefined;
  const { request } = strapi.requestContext.get();
  const panel = strapi.config.get('server.url') || request.origin;
  const claim = { type, id: documentId, panel, until: Date.now() + minutes * 60_000 };
  const body = Buffer.from(JSON.stringify(claim)).toString('base64url');
  const address = new URL('/api/preview', strapi.config.get('site.publicUrl'));
  address.searchParams.set('of', `${body}.${previewSignature(token, body)}`);
  return address.href;
}

module.exports = { previewUrl };
