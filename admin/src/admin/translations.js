/** Our wording for Strapi's own texts. */
export const translations = {
  // Staff have no account with Strapi.
  'Auth.form.welcome.title': 'Log in to the panel',
  'Auth.form.welcome.subtitle': 'With the email address and the password of your invitation',
  // The panel sends no mail, so nobody gets a link from it.
  'Auth.link.forgot-password': 'Forgot your password? The owner sets a new one',
  'Auth.form.button.password-recovery': 'Ask the owner for a new password',
  'Auth.form.button.forgot-password': 'What the owner does',
  'app.containers.AuthPage.ForgotPasswordSuccess.title': 'Nothing was sent: ask the owner',
  'app.containers.AuthPage.ForgotPasswordSuccess.text.email':
    'This panel sends no mail. Write to the owner, or call: whoever is a Super Admin opens Settings, Users and your name, and sets a new password for you.',
  'app.containers.AuthPage.ForgotPasswordSuccess.text.contact-admin':
    'Log in with it. Then choose your own under Profile settings, behind your initial.',
  'Auth.form.register.subtitle': 'Choose a password. Your first name signs your replies to visitors.',
  'Auth.form.register.news.label':
    'News from the makers of this software ({terms}, {policy}). Leave it empty if you want none.',
  'Auth.form.button.register': 'Begin',
  'Settings.permissions.users.inactive': 'Not here yet, or blocked',
  'Settings.permissions.users.listview.header.subtitle': 'Everybody who can log in to the panel',
  'HomePage.header.subtitle': 'The day’s work',
  'HomePage.addWidget.button': 'Add a box',
  'HomePage.addWidget.title': 'Add a box',
  'HomePage.widget.delete': 'Take this box off the page; ‘Add a box’ brings it back',
  'content-manager.App.schemas.data-loaded': 'The forms are there',
  'content-manager.components.empty-repeatable': 'None yet: add the first one',
  'content-manager.components.reset-entry': 'Empty this group',
  'content-manager.containers.EditView.add.new-entry': 'Add one more',
  'content-manager.containers.edit.title.new': 'New',
  'content-manager.containers.list.table.row-actions': 'What to do with it',
  'content-manager.success.record.save': 'Saved',
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
  'content-manager.success.record.unpublish': 'Sent to the site: ‘On the site’ says when visitors no longer see it',
  'content-manager.actions.unpublish.dialog.body':
    'Take it off the site? What you changed since you published it isn’t on the site yet.',
  'content-manager.actions.unpublish.dialog.option.keep-draft': 'Keep my changes as a draft',
  'content-manager.actions.unpublish.dialog.option.replace-draft': 'Give up my changes',
  'content-manager.success.record.publish': 'Sent to the site',
  'content-manager.success.records.publish': 'Sent to the site',
};
