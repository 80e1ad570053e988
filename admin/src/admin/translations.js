/** Our wording for Strapi's own texts. */
export const translations = {
  // Staff have no account with Strapi.
  'Auth.form.welcome.title': 'Log in to the panel',
  'Auth.form.welcome.subtitle': 'With the email address and the password of your invitation',
  'content-manager.components.LeftMenu.collection-types': 'Lists',
  'content-manager.components.LeftMenu.single-types': 'Company, pages, policies',
  // Whether visitors see it depends on the site, which may reject it.
  'content-manager.containers.List.published': 'Sent to the site',
  'content-manager.containers.List.modified': 'Sent, changed since',
  'content-manager.containers.List.statusFilter.draft': 'Draft, never sent',
  'content-manager.containers.List.statusFilter.published': 'Sent to the site, all',
  'content-manager.containers.List.statusFilter.publishedModified': 'Sent, changed since',
  'content-manager.containers.List.statusFilter.publishedUnmodified': 'Sent, not changed since',
  'content-manager.containers.edit.tabs.published': 'Sent to the site',
  'content-manager.containers.edit.information.last-published.label': 'Sent to the site',
  'content-manager.bulk-publish.already-published': 'Already sent to the site',
  'content-manager.success.record.publish': 'Sent to the site',
  'content-manager.success.records.publish': 'Sent to the site',
};
