-- A photo may show one of its product's colors, so that choosing the color shows the photo.

alter table product_images
  add column colour text not null default '',
  add constraint product_images_colour_length check (length(colour) <= 100);

comment on column product_images.colour is 'The color of its product that it shows; empty where it shows none in particular.';
comment on constraint product_images_colour_length on product_images is 'The name of a color is short.';
