# The values of this shop. Change every line, then fill in a file:
#   sed -f values.sed -e 's/@NODE@/db1/g' -e 's/@ADDRESS@/10.20.0.11/g' patroni/patroni.yml
s/@POSTGRES_PASSWORD@/change-me-superuser/g
s/@REPLICATION_PASSWORD@/change-me-replication/g
s/@SHOP_PASSWORD@/change-me-shop/g
s/@STATS_PASSWORD@/change-me-stats/g
s/@PUBLIC_URL@/https:\/\/shop.example/g
