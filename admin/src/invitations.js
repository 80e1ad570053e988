/** Invited colleagues who haven't logged in yet, each with their link. */
async function openInvitations(strapi, origin) {
  const users = await strapi.db.query('admin::user').findMany({
    where: { registrationToken: { $notNull: true }, isActive: false },
    orderBy: 'email',
    limit: 100,
  });
  return users.map(({ id, email, registrationToken }) => {
    const link = new URL('/admin/auth/register', origin);
    link.searchParams.set('registrationToken', registrationToken);
    return { id, email, link: link.href };
  });
}

module.exports = { openInvitations };
