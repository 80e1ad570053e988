class NoAdministrator extends Error {
  constructor() {
    super('There is no administrator yet: set ADMIN_EMAIL and ADMIN_PASSWORD, or run `npm run admin` in a terminal.');
  }
}

/** The password rules of Strapi's own form. */
const passwordRules = [/.{8,}/, /[a-z]/, /[A-Z]/, /\d/];

/**
 * What is wrong with an administrator's email address, if anything.
 * @param {string} email
 * @returns {string | undefined}
 */
function emailFault(email) {
  if (email === '') return 'An email address is needed: you log in with it.';
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) ? undefined : `'${email}' is no email address.`;
}

/**
 * What is wrong with a password, if anything.
 * @param {string} password
 * @returns {string | undefined}
 */
function passwordFault(password) {
  return passwordRules.every((rule) => rule.test(password))
    ? undefined
    : 'The password needs at least 8 characters, among them a small letter, a capital letter and a digit.';
}

/**
 * What is wrong with an administrator's credentials, if anything.
 * @param {string} email
 * @param {string} password
 */
function administratorFault(email, password) {
  return emailFault(email) ?? passwordFault(password);
}

/**
 * 'Nora' from 'nora.smith@agency.example'. It is used to greet them, and signs their replies to visitors until they
 * change it.
 * @param {string} email
 */
function firstName(email) {
  const [name = email] = email.match(/\p{L}+/u) ?? [];
  return name.charAt(0).toUpperCase() + name.slice(1).toLowerCase();
}

/**
 * The first administrator; others are invited in the panel.
 * @param {any} strapi
 * @param {string | undefined} email
 * @param {string | undefined} password
 */
async function makeAdministrator(strapi, email, password) {
  const users = strapi.service('admin::user');
  if (await users.exists()) return false;
  if (!email || !password) throw new NoAdministrator();
  const fault = administratorFault(email, password);
  if (fault) throw new Error(fault);
  const role = await strapi.service('admin::role').getSuperAdmin();
  await users.create({
    email: email.toLowerCase(),
    firstname: firstName(email),
    lastname: '',
    password,
    registrationToken: null,
    isActive: true,
    roles: [role.id],
  });
  return true;
}

module.exports = { administratorFault, emailFault, makeAdministrator, NoAdministrator, passwordFault };
