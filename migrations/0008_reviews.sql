-- Reviews of products. The command that writes one also updates the product's stars, in the same transaction.

create table reviews (
  id            uuid        not null,
  product_id    uuid        not null,
  user_id       uuid        not null,
  order_id      uuid,
  rating        smallint    not null,
  title         text        not null default '',
  comment       text        not null default '',
  is_verified   boolean     not null default true,
  helpful_count integer     not null default 0,
  created_at    timestamptz not null default now(),
  updated_at    timestamptz not null default now(),
  constraint reviews_pkey primary key (id),
  constraint reviews_product_user_key unique (product_id, user_id),
  constraint reviews_product_fkey foreign key (product_id) references products (id) on delete cascade,
  constraint reviews_user_fkey foreign key (user_id) references users (id) on delete cascade,
  constraint reviews_order_fkey foreign key (order_id) references orders (id) on delete set null,
  constraint reviews_rating_stars check (rating between 1 and 5),
  constraint reviews_title_length check (length(title) <= 100),
  constraint reviews_comment_length check (length(comment) <= 1000),
  constraint reviews_helpful_not_negative check (helpful_count >= 0)
);
create index reviews_product_created on reviews (product_id, created_at, id);
create index reviews_user_created on reviews (user_id, created_at, id);
create index reviews_order on reviews (order_id);

comment on constraint reviews_product_user_key on reviews is 'One review per product and user.';
comment on constraint reviews_product_fkey on reviews is 'A review belongs to a product.';
comment on constraint reviews_user_fkey on reviews is 'A review belongs to a user.';
comment on constraint reviews_order_fkey on reviews is 'The delivered order that contained the product.';
comment on constraint reviews_rating_stars on reviews is 'One to five stars.';
comment on constraint reviews_title_length on reviews is 'A title has at most 100 characters.';
comment on constraint reviews_comment_length on reviews is 'A comment has at most 1000 characters.';
comment on constraint reviews_helpful_not_negative on reviews is 'A number of readers.';

create table review_images (
  review_id uuid    not null,
  position  integer not null,
  upload_id uuid,
  url       text    not null,
  width     integer,
  height    integer,
  constraint review_images_pkey primary key (review_id, position),
  constraint review_images_review_fkey foreign key (review_id) references reviews (id) on delete cascade,
  constraint review_images_upload_fkey foreign key (upload_id) references uploads (id) on delete cascade,
  constraint review_images_at_most_four check (position between 0 and 3),
  constraint review_images_url_given check (btrim(url) <> '' and length(url) <= 2000),
  constraint review_images_size_known check ((width is null) = (height is null) and width > 0 and height > 0)
);
create index review_images_upload on review_images (upload_id);

comment on constraint review_images_pkey on review_images is 'One photo per position.';
comment on constraint review_images_review_fkey on review_images is 'A photo belongs to a review.';
comment on constraint review_images_upload_fkey on review_images is 'Deleting an upload removes it from the review.';
comment on constraint review_images_at_most_four on review_images is 'A review has at most 4 photos.';
comment on constraint review_images_url_given on review_images is 'A photo has a URL.';
comment on constraint review_images_size_known on review_images is 'Width and height are known together.';
