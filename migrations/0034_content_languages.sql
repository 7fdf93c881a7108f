-- The shop's content in Bangla: pieces of their own beside the English ones, with drafts and history like these.
-- oldest program: 0030

alter table content_versions
  drop constraint content_versions_key_known,
  add constraint content_versions_key_known check (key in (
    'home', 'faq', 'shipping', 'returns', 'about', 'contact', 'privacy', 'terms',
    'bn-home', 'bn-faq', 'bn-shipping', 'bn-returns', 'bn-about', 'bn-contact', 'bn-privacy', 'bn-terms')) not valid;
comment on constraint content_versions_key_known on content_versions is 'The pieces of content of the shop; those in Bangla begin with bn-.';
