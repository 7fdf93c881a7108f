-- What customers want to know of cosmetics. Batches with an expiry date.

alter table products
  add column ingredients text not null default '',
  add column shade       text not null default '',
  add column net_content numeric(8, 2),
  add column net_unit    text,
  add column how_to_use  text not null default '',
  add column made_in     text not null default '',
  add column maker       text not null default '',
  add constraint products_ingredients_length check (length(ingredients) <= 3000),
  add constraint products_shade_length check (length(shade) <= 60),
  add constraint products_net_content_positive check (net_content > 0 and net_content <= 100000),
  add constraint products_net_unit_known check (net_unit in ('ml', 'g', 'pcs') and (net_content is null) = (net_unit is null)),
  add constraint products_how_to_use_length check (length(how_to_use) <= 3000),
  add constraint products_made_in_length check (length(made_in) <= 60),
  add constraint products_maker_length check (length(maker) <= 100),
  add constraint products_facts_of_cosmetics check (
    category = 'cosmetics' or net_content is null and ingredients = '' and shade = '' and how_to_use = '' and made_in = '' and maker = ''
  );
comment on column products.ingredients is 'As on the package (INCI).';
comment on column products.net_content is 'How much is in it, in net_unit. Null where it is not known.';
comment on constraint products_ingredients_length on products is 'A list of ingredients has at most 3,000 characters.';
comment on constraint products_shade_length on products is 'The name of a shade is short.';
comment on constraint products_net_content_positive on products is 'A net content is greater than 0, or not known.';
comment on constraint products_net_unit_known on products is 'A net content is in millilitres, grams or pieces.';
comment on constraint products_how_to_use_length on products is 'Instructions have at most 3,000 characters.';
comment on constraint products_made_in_length on products is 'The name of a country is short.';
comment on constraint products_maker_length on products is 'The name of a maker has at most 100 characters.';
comment on constraint products_facts_of_cosmetics on products is 'Only cosmetics have ingredients, a shade, a net content, instructions, a country and a maker.';
