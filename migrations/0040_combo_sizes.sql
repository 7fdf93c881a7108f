-- The filter by size finds combos in which the customer chooses a size.
-- oldest program: 0030

create table combo_sizes (
  combo_id uuid not null,
  size     text not null,
  constraint combo_sizes_pkey primary key (combo_id, size)
);
create index combo_sizes_size on combo_sizes (size, combo_id);
comment on table combo_sizes is 'The sizes in which a combo can be put together now, as the filter names them (size_slug). Derived: see server/projections/comboStock.ts.';
comment on index combo_sizes_size is 'Finds the combos in a size.';

-- The sizes are counted where they follow from an event: as if these components had just been edited. Where a program before
-- this migration takes it, they are counted with the next sale of a component, or by `npm run projections -- --rebuild`.
insert into outbox (event)
select jsonb_build_object('kind', 'productsChanged', 'products', jsonb_agg(jsonb_build_object('id', id)), 'stock', '[]'::jsonb)
from (
  select component_id as id, (row_number() over (order by component_id) - 1) / 500 as part
  from (select distinct component_id from combo_components where size is null) open
) parts group by part;
